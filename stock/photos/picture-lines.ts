import { cleanLine } from '../../domain/text/clean-text.ts';
import { noteLines } from '../import/plan/import-report.ts';
import type { PictureFault } from './replace-pictures.ts';

export function faultLines(faults: readonly PictureFault[], outcome = 'it is left out'): string {
  const notes = faults.map(({ picture, reason, ...row }) => ({
    ...row,
    text: cleanLine(`picture “${picture}” ${reason}; ${outcome}`),
  }));
  return noteLines({ notes, remarks: [] });
}

export function folderLines(folders: readonly string[]): string {
  return folders
    .map((folder) => `Photograph folder ${cleanLine(folder)} has the number of no cart; not used\n`)
    .join('');
}
