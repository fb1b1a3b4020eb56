export const roadAuthority = {
  registrar: 'the Ohio Bureau of Motor Vehicles',
  local: 'your city or village',
} as const;
