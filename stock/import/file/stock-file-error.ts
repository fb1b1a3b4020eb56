/** Why a stock file can't be read at all; the message is for a person. Nothing was changed. */
export class StockFileError extends Error {
  override name = 'StockFileError';
}
