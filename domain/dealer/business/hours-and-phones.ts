/** As written by `dealer hours` and `dealer phone` (spec S1.16), by what or showroom id. */
export const openingHours = {
  showroom: 'Mon-Sat 9-5, Sun closed',
  service: 'Mon-Fri 8-5, Sat 9-3, Sun emergency only',
  phone: 'Mon-Sat 8-6, Sun 10-4',
  storage: 'Mon-Fri 8-5, Sat 8-3, Sun by appointment',
};

export const phones = {
  main: '1-800-555-0142',
  'pocono-pines': '(570) 555-0118',
  scranton: '(570) 555-0164',
  hatfield: '(215) 555-0133',
};
