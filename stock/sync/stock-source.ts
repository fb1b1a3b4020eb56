import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minute } from '../../domain/duration.ts';
import { capitalized } from '../../domain/text/wording.ts';
import { type Download, type DownloadLimits, download, publicWeb } from '../download/download.ts';
import { removeLeftParts, writeWhole } from '../write-whole.ts';

/** The dealer's file on this machine; if it can't be had, why, as a sentence. */
export type FoundFile =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly reason: string };

export interface SourceOptions {
  /** STOCK_FROM: a file, or an http(s) address. */
  readonly from: string;
  /** Whether the address may be one of this machine or its network (STOCK_FROM_PRIVATE). */
  readonly isPrivate: boolean;
  /** Folder for the copy of what is at the address. */
  readonly dataDir: string;
  /** Names this site. */
  readonly userAgent: string;
}

/** 50,000 rows of 1,200 characters. */
const mostBytes = 60_000_000;

/** A published spreadsheet is made while it is asked for. */
const withinMs = minute;

const usualLimits = { ...publicWeb(mostBytes), withinMs };
const privateLimits = { ...usualLimits, allowsAddress: () => true, allowsPort: () => true };

/** The file's name in reports; of an address its host alone, as the rest may be a secret. */
export function sourceName(from: string): string {
  return isAddress(from) ? `the file at ${new URL(from).host}` : from;
}

/**
 * Finds the dealer's file. What is at an address is kept in `DATA_DIR/stock-from` and only
 * downloaded again when it has changed by the server's ETag or Last-Modified.
 */
export async function findFile(
  { from, isPrivate, dataDir, userAgent }: SourceOptions,
  limits: DownloadLimits = isPrivate ? privateLimits : usualLimits,
): Promise<FoundFile> {
  const file = isAddress(from) ? join(dataDir, 'stock-from', copyName(from)) : from;
  if (isAddress(from)) {
    const validators = await readValidators(file);
    const headers = { 'user-agent': userAgent, accept: 'text/csv, application/json, */*' };
    const answer = await download(from, { ...headers, ...validators }, limits);
    if (answer.kind === 'failed') {
      const hint = answer.isForbidden ? `. ${privateHint}` : '';
      return { ok: false, reason: `${capitalized(sourceName(from))} ${answer.reason}${hint}` };
    }
    if (answer.kind === 'whole') await keepCopy(file, answer.bytes, answer.headers);
  }
  return { ok: true, file };
}

function isAddress(from: string): boolean {
  return /^https?:\/\//i.test(from);
}

const privateHint = 'If it is a machine of your own network, set STOCK_FROM_PRIVATE=1';

/** Another address has another copy. */
function copyName(from: string): string {
  return createHash('sha256').update(from).digest('hex').slice(0, 16);
}

type Validators = Partial<Record<'if-none-match' | 'if-modified-since', string>>;

/** The headers of a conditional request; none where there is no copy, or its notes are damaged. */
async function readValidators(file: string): Promise<Validators> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  const notes = await readFile(`${file}.json`, 'utf8').catch(() => '');
  if (size === 0) return {};
  try {
    return JSON.parse(notes);
  } catch {
    return {};
  }
}

type Whole = Extract<Download, { readonly kind: 'whole' }>;

/** The validators last: a copy without them is downloaded again. */
async function keepCopy(file: string, bytes: Buffer, headers: Whole['headers']): Promise<void> {
  const { etag, 'last-modified': modified } = headers;
  const validators: Validators = {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(modified !== undefined && { 'if-modified-since': modified }),
  };
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  await removeLeftParts(folder);
  // The copy of a dealer's file is not for every user of the machine.
  await writeWhole(`${file}.json`, '{}', 0o600);
  await writeWhole(file, bytes, 0o600);
  await writeWhole(`${file}.json`, JSON.stringify(validators), 0o600);
}
