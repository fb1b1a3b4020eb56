import type { UnreadableRow } from '../../domain/stored-row.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';

/** Gathers the rows that a command could not read, to name them after those it could. */
export function gatherUnreadable() {
  const rows: UnreadableRow[] = [];
  return {
    onUnreadable: (row: UnreadableRow): void => void rows.push(row),
    /** A line for each of them; empty when there is none. */
    report: (): string =>
      rows.map(({ id, reason }) => `Left out: ${cleanLine(id)}, whose row ${reason}\n`).join(''),
  };
}
