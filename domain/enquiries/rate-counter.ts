/** Counts by name in fixed windows, shared by all instances. */
export interface RateCounter {
  /** Count in the window of `windowSeconds` around `now`, this hit included. */
  hit(key: string, windowSeconds: number, now: Date): Promise<number>;
}
