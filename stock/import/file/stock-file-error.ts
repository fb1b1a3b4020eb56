/** The message is for a person. Nothing was changed. */
export class StockFileError extends Error {
  override name = 'StockFileError';
}
