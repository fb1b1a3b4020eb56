import { join } from 'node:path';
import { business, type Showroom, showrooms } from './domain/business/identity.ts';
import type { FinancingTerms } from './domain/catalogue/offer/monthly-payment.ts';
import { originalsFolder } from './domain/catalogue/photo.ts';
import { leadsKeptDays } from './domain/contact/retention.ts';
import {
  countOf,
  fileOrAddress,
  financingTerms,
  flag,
  mailbox,
  numberOf,
  onOff,
  origin,
  plain,
  port,
  postgresAddress,
  type SettingKind,
  smtpAddress,
  WrongValue,
  webAddress,
} from './setting-kinds.ts';

/** The only reader of the environment. Every setting is optional and checked at start (spec S17.1 to S17.16, S29.1, S30.6). */
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
  /** Who has called the command, where sudo runs it as another user. */
  readonly sudoUser?: string;
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
  /** Whether mails to the staff carry links that act; they need a SITE_URL too. */
  readonly mailLinks: boolean;
  /** Whether browsers keep a visitor's list for when there is no reception. */
  readonly offline: boolean;
  /** Days after which enquiries are deleted. */
  readonly leadsKeepDays: number;
  readonly financingUrl: string;
  /** What the dealer's lender asks; without them no monthly payment is shown. */
  readonly financingTerms?: FinancingTerms;
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

/**
 * Reads the settings from `env` (an empty value counts as unset).
 * @throws {SettingsError} naming every setting at fault and what it must be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  function read<T>(name: string, kind: SettingKind<T>): T | undefined {
    const text = env[name]?.trim();
    if (text === undefined || text === '') return undefined;
    try {
      return kind(text);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      faults.push(`${name} ${error.message}${isSecret(name) ? '' : ` (got "${text}")`}`);
      return undefined;
    }
  }
  const listenPort = read('PORT', port) ?? 3000;
  const siteUrl = read('SITE_URL', origin);
  const dataDir = read('DATA_DIR', plain) ?? './data';
  const settings: Settings = {
    port: listenPort,
    host: read('HOST', plain) ?? 'localhost',
    siteUrl: siteUrl ?? `http://localhost:${listenPort}`,
    isSiteUrlSet: siteUrl !== undefined,
    dataDir,
    photosFrom: read('PHOTOS_FROM', plain) ?? join(dataDir, originalsFolder),
    backupTo: read('BACKUP_TO', plain) ?? join(dataDir, 'backups'),
    settingsFile: read('SETTINGS_FILE', plain) ?? '/etc/laurel-ridge/settings',
    sudoUser: read('SUDO_USER', plain),
    databaseUrl: read('DATABASE_URL', postgresAddress),
    stockFrom: read('STOCK_FROM', fileOrAddress),
    stockFromPrivate: read('STOCK_FROM_PRIVATE', flag) ?? false,
    stockMapping: read('STOCK_MAPPING', plain),
    stockEvery: read('STOCK_EVERY', numberOf('minutes', 1, 1440)) ?? 15,
    reportTo: read('REPORT_TO', mailbox),
    smtpUrl: read('SMTP_URL', smtpAddress),
    leadsTo: read('LEADS_TO', mailbox),
    leadsToShowroom: Object.fromEntries(
      showrooms.flatMap(({ id }) => {
        const address = read(`LEADS_TO_${id.toUpperCase().replaceAll('-', '_')}`, mailbox);
        return address === undefined ? [] : [[id, address]];
      }),
    ),
    leadsAdfTo: read('LEADS_ADF_TO', mailbox),
    mailFrom: read('MAIL_FROM', mailbox) ?? business.email,
    mailLinks: read('MAIL_LINKS', onOff) ?? true,
    offline: read('OFFLINE', onOff) ?? true,
    leadsKeepDays: read('LEADS_KEEP_DAYS', countOf('days', 1, 36_500)) ?? leadsKeptDays,
    financingUrl:
      read('FINANCING_URL', webAddress) ?? 'https://financing.laurelridgecarts.example/apply',
    financingTerms: read('FINANCING_TERMS', financingTerms),
    drainSeconds: read('DRAIN_SECONDS', numberOf('seconds', 0, 60)) ?? 1,
    metricsPort: read('METRICS_PORT', port),
    trustProxy: read('TRUST_PROXY', flag) ?? false,
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

/** Whether a setting is an address: it may carry a password or a secret path, and is not repeated. */
function isSecret(name: string): boolean {
  return name.endsWith('_URL') || name === 'STOCK_FROM';
}
