import { join } from 'node:path';
import * as v from 'valibot';
import { business, showrooms } from './domain/business/identity.ts';
import { originalsFolder } from './domain/catalogue/photo.ts';
import { leadsKeptDays } from './domain/enquiries/retention.ts';
import { nearestName } from './domain/text/nearest-name.ts';
import * as schemas from './setting-schemas.ts';

/** Raised with one line per wrong setting, to be shown to the person who started the process. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads a setting by its name; `undefined` where it is unset, or at fault. */
type Read = <T>(name: string, schema: v.GenericSchema<string, T>) => T | undefined;

function settingsBy(read: Read) {
  const listenPort = read('PORT', schemas.port) ?? 3000;
  const host = read('HOST', schemas.plain);
  const siteUrl = read('SITE_URL', schemas.origin);
  const dataDir = read('DATA_DIR', schemas.plain) ?? './data';
  return {
    port: listenPort,
    /** Addresses of this machine that it listens on; `::1` where there is one. */
    hosts: host === undefined ? ['127.0.0.1', '::1'] : [host],
    /** Origin the site is known by, without a trailing slash. */
    siteUrl: siteUrl ?? `http://localhost:${listenPort}`,
    /** False where `siteUrl` is a guess that only this machine can open. */
    isSiteUrlSet: siteUrl !== undefined,
    /** Folder of the SQLite file and of everything made at run time. */
    dataDir,
    /** Folder of the dealer's own photographs; a stock file calls it `photos/`. */
    photosFrom: read('PHOTOS_FROM', schemas.plain) ?? join(dataDir, originalsFolder),
    /** Folder that `db backup` writes into where none is named. */
    backupTo: read('BACKUP_TO', schemas.plain) ?? join(dataDir, 'backups'),
    /** The settings of this machine's site; a command refuses to use another store than they name. */
    settingsFile: read('SETTINGS_FILE', schemas.plain) ?? '/etc/laurel-ridge/settings',
    /** The user who called the command, where sudo runs it as another one. */
    sudoUser: read('SUDO_USER', schemas.plain),
    /** The folder of all files that a command's caller names; a staff member may name no other. */
    sharedFolder: read('SHARED_FOLDER', schemas.plain),
    /** PostgreSQL instead of SQLite. */
    databaseUrl: read('DATABASE_URL', schemas.postgresAddress),
    /** The dealer's file that the stock is kept in step with: a path or an http(s) address. */
    stockFrom: read('STOCK_FROM', schemas.fileOrAddress),
    /** Whether `stockFrom` may be an address of this machine or its network, on any port. */
    stockFromPrivate: read('STOCK_FROM_PRIVATE', schemas.flag) ?? false,
    /** File that says where each field of `stockFrom` comes from. */
    stockMapping: read('STOCK_MAPPING', schemas.plain),
    /** Sheets of a workbook that are the stock; without them those that look like it. */
    stockSheets: read('STOCK_SHEETS', schemas.names) ?? [],
    /** Minutes between two readings of `stockFrom`. */
    stockEvery: read('STOCK_EVERY', schemas.numberOf('minutes', 1, 1440)) ?? 15,
    /** Who gets what changed or was refused, and the weekly report. */
    reportTo: read('REPORT_TO', schemas.mailboxes),
    /** `smtp://user:pass@host:port`; without it enquiries are kept and not mailed. */
    smtpUrl: read('SMTP_URL', schemas.smtpAddress),
    /** Where enquiries are mailed. */
    leadsTo: read('LEADS_TO', schemas.mailboxes),
    /** Where those about carts of one showroom are mailed instead. */
    leadsToShowroom: Object.fromEntries(
      showrooms.flatMap(({ id }) => {
        const address = read(
          `LEADS_TO_${id.toUpperCase().replaceAll('-', '_')}`,
          schemas.mailboxes,
        );
        return address === undefined ? [] : [[id, address]];
      }),
    ),
    /** Where ADF XML is mailed, for the dealer's CRM. */
    leadsAdfTo: read('LEADS_ADF_TO', schemas.mailbox),
    /** Open minutes after which an unanswered enquiry is one reminder to `reportTo`. */
    leadReminder: read('LEAD_REMINDER', schemas.countOf('minutes', 5, 300)),
    /** The From address of every mail. */
    mailFrom: read('MAIL_FROM', schemas.mailbox) ?? business.email,
    /** Whether mails to the staff carry links that act; they need a SITE_URL too. */
    mailLinks: read('MAIL_LINKS', schemas.onOff) ?? true,
    /** Days after which enquiries are deleted. */
    leadsKeepDays: read('LEADS_KEEP_DAYS', schemas.countOf('days', 1, 36_500)) ?? leadsKeptDays,
    financingUrl: read('FINANCING_URL', schemas.webAddress) ?? business.financingUrl,
    /** The terms of the dealer's lender; without them no monthly payment is shown. */
    financingTerms: read('FINANCING_TERMS', schemas.financingTerms),
    /** Seconds a stopping process still answers, while `/healthz` is 503. */
    drainSeconds: read('DRAIN_SECONDS', schemas.numberOf('seconds', 0, 60)) ?? 1,
    /** Port of `/metrics`, on the first of the same addresses; absent: there are none. */
    metricsPort: read('METRICS_PORT', schemas.port),
    /** True behind a reverse proxy that sets X-Forwarded-For. */
    trustProxy: read('TRUST_PROXY', schemas.flag) ?? false,
  };
}

/** The only reader of the environment. Every setting is optional and checked at start (spec S17.1 to S17.16, S29.1). */
export type Settings = Readonly<ReturnType<typeof settingsBy>>;

/**
 * Reads the settings from `env` (an empty value counts as unset).
 * @throws {SettingsError} naming every setting at fault and what it must be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const names: string[] = [];
  const settings = settingsBy((name, schema) => {
    names.push(name);
    const text = env[name]?.trim();
    if (text === undefined || text === '') return undefined;
    const { success, output, issues } = v.safeParse(schema, text, { abortPipeEarly: true });
    if (success) return output;
    faults.push(`${name} ${issues[0].message}${isSecret(name) ? '' : ` (got "${text}")`}`);
    return undefined;
  });
  faults.push(...Object.keys(env).flatMap((name) => misspellingIn(name, names)));
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

/** The error of a name that begins with the first word of a setting and is none (spec S17.17). */
function misspellingIn(name: string, names: readonly string[]): string[] {
  if (names.includes(name)) return [];
  const alike = names.filter((one) => {
    const [word = '', rest] = one.split('_');
    // sudo sets more of its own.
    return rest !== undefined && word !== 'SUDO' && name.startsWith(word);
  });
  const nearest = nearestName(name, alike);
  if (nearest !== undefined) return [`${name} is no setting; the nearest is ${nearest}`];
  const beginning = alike.filter((one) => name.startsWith(one.slice(0, one.indexOf('_') + 1)));
  if (beginning.length === 0) return [];
  return [`${name} is no setting; those that begin like it are ${beginning.join(', ')}`];
}

/** Whether a setting is an address: it may carry a password or a secret path, and is not repeated. */
function isSecret(name: string): boolean {
  return name.endsWith('_URL') || name === 'STOCK_FROM';
}
