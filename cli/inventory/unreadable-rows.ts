import type { UnreadableRow } from '../../domain/stored-row.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';

export function gatherUnreadable() {
  const rows: UnreadableRow[] = [];
  return {
    onUnreadable: (row: UnreadableRow): void => void rows.push(row),
    report: (): string =>
      rows.map(({ id, reason }) => `Left out: ${cleanLine(id)}, whose row ${reason}\n`).join(''),
  };
}
