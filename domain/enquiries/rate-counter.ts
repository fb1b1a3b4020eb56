/** Counts events by name in fixed windows, shared by all instances through the store. */
export interface RateCounter {
  /**
   * Adds one to `key` in the window of `windowSeconds` that contains `now` and returns its count so
   * far, this one included. Old windows are forgotten.
   */
  hit(key: string, windowSeconds: number, now: Date): Promise<number>;
}
