/** Who decides in our state how a cart comes onto the road; shown in sentences. */
export const roadAuthority = {
  /** Registers vehicles, and says what insurance and driver's license that takes. */
  registrar: 'PennDOT, the Pennsylvania Department of Transportation',
  /** Decides which local roads carts may use. */
  local: 'your township, borough or city',
} as const;
