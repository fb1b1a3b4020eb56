import type { SheetRow } from '../headed-rows.ts';

export interface Workbook {
  readonly sheets: readonly Sheet[];
  close(): void;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly hasComments: boolean;
  readonly top: readonly SheetRow[];
  /** Hidden ones too: a filter hides stock. */
  rows(): AsyncGenerator<SheetRow>;
}
