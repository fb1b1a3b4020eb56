import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minute } from '../../domain/duration.ts';
import { type DownloadLimits, download, publicWeb } from '../download/download.ts';

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
 * downloaded again when it has changed, as far as the server tells (ETag, Last-Modified).
 */
export async function findFile(
  { from, isPrivate, dataDir, userAgent }: SourceOptions,
  limits: DownloadLimits = isPrivate ? privateLimits : usualLimits,
): Promise<FoundFile> {
  const file = isAddress(from) ? join(dataDir, 'stock-from', copyName(from)) : from;
  if (isAddress(from)) {
    const validators = await readValidators(file);
    const headers = { 'user-agent': userAgent, accept: 'text/csv, application/json, */*' };
    const found = await download(from, { ...headers, ...validators }, limits);
    if (found.kind === 'failed') {
      return { ok: false, reason: `${capitalized(sourceName(from))} ${found.reason}` };
    }
    if (found.kind === 'whole') await keepCopy(file, found.bytes, found.headers);
  }
  return { ok: true, file };
}

function isAddress(from: string): boolean {
  return /^https?:\/\//i.test(from);
}

/** Another address has another copy. */
function copyName(from: string): string {
  return createHash('sha256').update(from).digest('hex').slice(0, 16);
}

interface Validators {
  readonly 'if-none-match'?: string;
  readonly 'if-modified-since'?: string;
}

/** What makes the request conditional; nothing where there is no copy. */
async function readValidators(file: string): Promise<Record<string, string>> {
  const copy = await readFile(`${file}.json`, 'utf8').catch(() => undefined);
  const isThere = await open(file).then(
    (handle) => handle.close().then(() => true),
    () => false,
  );
  return copy === undefined || !isThere ? {} : JSON.parse(copy);
}

/** The validators last: a copy without them is downloaded again. */
async function keepCopy(
  file: string,
  bytes: Buffer,
  {
    etag,
    'last-modified': modified,
  }: { readonly etag?: string; readonly 'last-modified'?: string },
): Promise<void> {
  const validators: Validators = {
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(modified !== undefined && { 'if-modified-since': modified }),
  };
  await mkdir(join(file, '..'), { recursive: true });
  await replace(`${file}.json`, '{}');
  await replace(file, bytes);
  await replace(`${file}.json`, JSON.stringify(validators));
}

async function replace(file: string, content: string | Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  // What a dealer's file says of unsold carts is not for every user of the machine.
  await writeFile(part, content, { mode: 0o600 });
  await rename(part, file);
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
