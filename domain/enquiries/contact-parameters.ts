/** Names in addresses, apart from their rules: every script has them. */

/** In the order of the contact page's cache key. */
export const contactParameters = [
  'vehicle',
  /** Ids, separated by commas. */
  'vehicles',
  /** Slugs of the finish, of the list of the vehicle's series. */
  'paint',
  'seats',
  /** Id of the address of a model or series without stock. */
  'model',
  'plan',
  'place',
  /** A rental of the planner: its class, its carts, and its first and last day, `YYYY-MM-DD`. */
  'class',
  'count',
  'from',
  'to',
  'topic',
] as const;
export type ContactParameter = (typeof contactParameters)[number];

export const contactTopics = [
  'service',
  'parts',
  'test-drive',
  'rental',
  'trade-in',
  'delivery',
  'photos',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

export type ContactFrom = Readonly<Partial<Record<ContactParameter, string>>> & {
  readonly topic?: ContactTopic;
};

export const wishChoices = [
  { day: 'wish1', part: 'part1' },
  { day: 'wish2', part: 'part2' },
  { day: 'wish3', part: 'part3' },
] as const;
type WishChoice = (typeof wishChoices)[number];
export type WishField = WishChoice['day'] | WishChoice['part'];

export const wishFields: readonly WishField[] = wishChoices.flatMap(({ day, part }) => [day, part]);
