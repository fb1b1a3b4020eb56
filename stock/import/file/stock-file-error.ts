export class StockFileError extends Error {
  override name = 'StockFileError';
}
