import type { StockSync } from '../../domain/stock/stock-sync.ts';
import { type NotedFailure, noteFailure } from './note-reading.ts';

/** A killed process is noted as a failure of the source. */
export async function readInChild(
  run: () => Promise<unknown>,
  sync: StockSync,
  signal: AbortSignal,
): Promise<NotedFailure | undefined> {
  const before = JSON.stringify(await sync.readNotes());
  const error: unknown = await run().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (signal.aborted || JSON.stringify(await sync.readNotes()) !== before) return undefined;
  const cause = error instanceof Error ? ` (${error.message})` : '';
  const problem = `The program that reads the file was ended before it was done${cause}.`;
  return noteFailure(problem, sync, new Date());
}
