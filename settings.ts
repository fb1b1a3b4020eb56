import { join } from 'node:path';
import * as z from 'zod';
import { type Showroom, showrooms } from './domain/business/identity.ts';
import { originalsFolder } from './domain/catalogue/photo.ts';
import { leadsKeptDays } from './domain/contact/retention.ts';

/** The only reader of the environment. Every setting is optional and checked at start (spec S17.1 to S17.15). */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Origin the site is known by, without a trailing slash. */
  readonly siteUrl: string;
  /** False where `siteUrl` is a guess that only this machine can open. */
  readonly isSiteUrlSet: boolean;
  /** Folder of the SQLite file and of everything made at run time. */
  readonly dataDir: string;
  /** Folder of the dealer's own photographs; a stock file calls it `photos/`. */
  readonly photosFrom: string;
  /** Folder that `db backup` writes into where none is named. */
  readonly backupTo: string;
  /** The settings of this machine's site; a command refuses to use another store than they name. */
  readonly settingsFile: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl?: string;
  /** The dealer's file that the stock is kept in step with: a path or an http(s) address. */
  readonly stockFrom?: string;
  /** Whether `stockFrom` may be an address of this machine or its network, on any port. */
  readonly stockFromPrivate: boolean;
  /** File that says where each field of `stockFrom` comes from. */
  readonly stockMapping?: string;
  /** Minutes between two readings of `stockFrom`. */
  readonly stockEvery: number;
  /** Who is mailed what changed or was refused, and the week's report. */
  readonly reportTo?: string;
  /** `smtp://user:pass@host:port`; without it enquiries are kept and not mailed. */
  readonly smtpUrl?: string;
  /** Where enquiries are mailed. */
  readonly leadsTo?: string;
  /** Where those about carts of one showroom are mailed instead. */
  readonly leadsToShowroom: Readonly<Partial<Record<Showroom['id'], string>>>;
  /** Where ADF XML is mailed, for the dealer's CRM. */
  readonly leadsAdfTo?: string;
  /** The From address of every mail. */
  readonly mailFrom: string;
  /** Days after which enquiries are deleted. */
  readonly leadsKeepDays: number;
  readonly financingUrl: string;
  /** True behind a reverse proxy that sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Seconds a stopping process still answers, while `/healthz` is 503. */
  readonly drainSeconds: number;
  /** Port of `/metrics`, on the same host; absent: there are none. */
  readonly metricsPort?: number;
}

/** Raised with one line per wrong setting, to be shown to the person who started the process. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const mailbox = z.email({ error: 'must be an e-mail address' });

const flag = z.enum(['0', '1', 'true', 'false', 'yes', 'no'], { error: 'must be 1 or 0' });

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int('must be a port number')
  .min(0, 'must be a port number')
  .max(65_535, 'must be a port number');

/** `LEADS_TO_SCRANTON` and so on: a mailbox for each showroom. */
const leadsToShowroom = Object.fromEntries(
  showrooms.map(({ id }) => [leadsToName(id), mailbox.optional()]),
);

function leadsToName(id: Showroom['id']): string {
  return `LEADS_TO_${id.toUpperCase().replaceAll('-', '_')}`;
}

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  SITE_URL: httpUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  PHOTOS_FROM: z.string().optional(),
  BACKUP_TO: z.string().optional(),
  SETTINGS_FILE: z.string().default('/etc/laurel-ridge/settings'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  STOCK_FROM: z
    .string()
    .refine((from) => (/^https?:\/\//i.test(from) ? URL.canParse(from) : !from.includes('://')), {
      error: 'must be a file, or an http or https address',
    })
    .optional(),
  STOCK_FROM_PRIVATE: flag.default('0'),
  STOCK_MAPPING: z.string().optional(),
  STOCK_EVERY: z.coerce
    .number({ error: 'must be a number of minutes' })
    .min(1, 'must be 1 minute or more')
    .max(1440, 'must be 1440 minutes (a day) at most')
    .default(15),
  REPORT_TO: mailbox.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps://')
    .optional(),
  LEADS_TO: mailbox.optional(),
  ...leadsToShowroom,
  LEADS_ADF_TO: mailbox.optional(),
  MAIL_FROM: mailbox.default('hello@laurelridgecarts.example'),
  LEADS_KEEP_DAYS: z.coerce
    .number({ error: 'must be a whole number of days' })
    .int('must be a whole number of days')
    .min(1, 'must be at least 1 day')
    .default(leadsKeptDays),
  FINANCING_URL: httpUrl.default('https://financing.laurelridgecarts.example/apply'),
  TRUST_PROXY: flag.default('0'),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0, 'must be 0 or more seconds')
    .max(60, 'must be 60 seconds at most')
    .default(1),
  METRICS_PORT: port.optional(),
});

/**
 * Reads the settings from `env` (an empty value counts as unset).
 * @throws {SettingsError} naming every setting at fault and what it must be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `${String(issue.path[0])} ${issue.message} (got ${shown(given, issue.path[0])})`,
    );
    throw new SettingsError(lines.join('\n'));
  }
  const read = result.data;
  return {
    port: read.PORT,
    host: read.HOST,
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    isSiteUrlSet: read.SITE_URL !== undefined,
    dataDir: read.DATA_DIR,
    photosFrom: read.PHOTOS_FROM ?? join(read.DATA_DIR, originalsFolder),
    backupTo: read.BACKUP_TO ?? join(read.DATA_DIR, 'backups'),
    settingsFile: read.SETTINGS_FILE,
    databaseUrl: read.DATABASE_URL,
    stockFrom: read.STOCK_FROM,
    stockFromPrivate: isOn(read.STOCK_FROM_PRIVATE),
    stockMapping: read.STOCK_MAPPING,
    stockEvery: read.STOCK_EVERY,
    reportTo: read.REPORT_TO,
    smtpUrl: read.SMTP_URL,
    leadsTo: read.LEADS_TO,
    leadsToShowroom: Object.fromEntries(
      showrooms.flatMap(({ id }) => {
        const address = given[leadsToName(id)];
        return address === undefined ? [] : [[id, address]];
      }),
    ),
    leadsAdfTo: read.LEADS_ADF_TO,
    mailFrom: read.MAIL_FROM,
    leadsKeepDays: read.LEADS_KEEP_DAYS,
    financingUrl: read.FINANCING_URL,
    drainSeconds: read.DRAIN_SECONDS,
    metricsPort: read.METRICS_PORT,
    trustProxy: isOn(read.TRUST_PROXY),
  };
}

function isOn(value: z.output<typeof flag>): boolean {
  return ['1', 'true', 'yes'].includes(value);
}

const secrets: readonly string[] = ['DATABASE_URL', 'SMTP_URL', 'STOCK_FROM'];

/** Addresses carry passwords and secret paths, so their values are never repeated. */
function shown(given: Record<string, string | undefined>, name: PropertyKey | undefined): string {
  const key = String(name);
  return secrets.includes(key) ? 'a value kept secret' : `"${given[key]}"`;
}
