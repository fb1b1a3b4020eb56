/** Apart from wishes.ts, as every script has addresses. */
export const wishChoices = [
  { day: 'wish1', part: 'part1' },
  { day: 'wish2', part: 'part2' },
  { day: 'wish3', part: 'part3' },
] as const;
type WishChoice = (typeof wishChoices)[number];
export type WishField = WishChoice['day'] | WishChoice['part'];

export const wishFields: readonly WishField[] = wishChoices.flatMap(({ day, part }) => [day, part]);
