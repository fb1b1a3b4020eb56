import { createContext } from 'react-router';
import type { SentFile } from '../../domain/enquiries/photographs.ts';

/** Behind a trusted proxy, the address that it forwards. */
export const clientContext = createContext<{ readonly address: string }>();

export interface ReceivedBody {
  readonly mediaType: string;
  /** 413; broken off or not UTF-8; a disk without room. */
  readonly kind: 'whole' | 'too-long' | 'unreadable' | 'no-room';
  /** `''` where unreadable or far too long. */
  readonly text: string;
  readonly form?: ReceivedForm;
}

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** Kept until the response, unless moved. */
  readonly files: readonly SentFile[];
  readonly refused: readonly RefusedFile[];
}

export interface RefusedFile {
  readonly name: string;
  readonly why: 'too-many' | 'too-large' | 'too-large-together' | 'no-picture';
}

export const bodyContext = createContext<ReceivedBody>();
