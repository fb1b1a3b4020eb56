export const openingHours = {
  showroom: 'Mon-Fri 10-7, Sat 10-4:30, Sun closed',
  huron: 'Tue-Sat 11-6',
  service: 'Mon-Sat 7:30-4:30, Sun closed',
  phone: 'Mon-Sat 7 AM - 8 PM, Sun 11-3',
  storage: 'Mon-Sun 6 AM - 9 PM',
};

export const phones = {
  main: '1-888-555-0171',
  'port-clinton': '(419) 555-0181',
  huron: '(419) 555-0182',
  fremont: '(419) 555-0183',
};
