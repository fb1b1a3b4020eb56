import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minute } from '../../domain/duration.ts';
import { capitalized } from '../../domain/text/wording.ts';
import { type Download, type DownloadLimits, download, publicWeb } from '../download/download.ts';
import { removeLeftParts, writeWhole } from '../write-whole.ts';

export type FoundFile =
  | { readonly ok: true; readonly file: string }
  | { readonly ok: false; readonly reason: string };

interface SourceOptions {
  readonly from: string;
  readonly isPrivate: boolean;
  readonly dataDir: string;
  readonly userAgent: string;
}

/** 50,000 rows of 1,200 characters. */
const maxBytes = 60_000_000;

/** Published spreadsheets are generated on request. */
const timeoutMs = minute;

const usualLimits = { ...publicWeb(maxBytes), timeoutMs };
const privateLimits = { ...usualLimits, allowsAddress: () => true, allowsPort: () => true };

/** The host alone: the rest of an address may be a secret. */
export function sourceName(from: string): string {
  return isAddress(from) ? `the file at ${new URL(from).host}` : from;
}

/** Repeats a download when its ETag or Last-Modified has changed. */
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

function copyName(from: string): string {
  return createHash('sha256').update(from).digest('hex').slice(0, 16);
}

type Validators = Partial<Record<'if-none-match' | 'if-modified-since', string>>;

/** None without a copy, or with damaged notes. */
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
  // Readable by the site's user only.
  await writeWhole(`${file}.json`, '{}', 0o600);
  await writeWhole(file, bytes, 0o600);
  await writeWhole(`${file}.json`, JSON.stringify(validators), 0o600);
}
