/** Counts events by name in fixed windows, shared by all instances through the store. */
export interface RateCounter {
  /**
   * Adds one to each of `keys` in the window of `windowSeconds` that contains `now` and returns
   * their counts so far, this one included, in the same order. Old windows are forgotten.
   */
  hit(keys: readonly string[], windowSeconds: number, now: Date): Promise<readonly number[]>;
}
