/** Named in sentences. */
export const roadAuthority = {
  /** Registration, insurance and driver's license. */
  registrar: 'PennDOT, the Pennsylvania Department of Transportation',
  /** Local roads open to carts. */
  local: 'your township, borough or city',
} as const;
