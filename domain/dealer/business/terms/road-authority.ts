export const roadAuthority = {
  registrar: 'PennDOT, the Pennsylvania Department of Transportation',
  local: 'your township, borough, or city',
} as const;
