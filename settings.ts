import { join } from 'node:path';
import * as v from 'valibot';
import { business, showrooms } from './domain/dealer/business/identity.ts';
import { leadsKeptDays } from './domain/enquiries/retention.ts';
import { originalsFolder } from './domain/stock/pictures/photo.ts';
import { nearestName } from './domain/text/nearest-name.ts';
import * as schemas from './setting-schemas.ts';

/** One line per wrong setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type ReadSetting = <T>(name: string, schema: v.GenericSchema<string, T>) => T | undefined;

function settingsBy(read: ReadSetting) {
  const listenPort = read('PORT', schemas.port) ?? 3000;
  const host = read('HOST', schemas.plain);
  const siteUrl = read('SITE_URL', schemas.origin);
  const dataDir = read('DATA_DIR', schemas.plain) ?? './data';
  return {
    port: listenPort,
    /** Addresses of this machine; `::1` where there is one. */
    hosts: host === undefined ? ['127.0.0.1', '::1'] : [host],
    /** Without a trailing slash. */
    siteUrl: siteUrl ?? `http://localhost:${listenPort}`,
    isSiteUrlSet: siteUrl !== undefined,
    /** Folder of the SQLite file and of all files made at run time. */
    dataDir,
    photosFrom: read('PHOTOS_FROM', schemas.plain) ?? join(dataDir, originalsFolder),
    backupTo: read('BACKUP_TO', schemas.plain) ?? join(dataDir, 'backups'),
    /** Settings of this machine's site; commands refuse any other store. */
    settingsFile: read('SETTINGS_FILE', schemas.plain) ?? '/etc/laurel-ridge/settings',
    sudoUser: read('SUDO_USER', schemas.plain),
    /** The only folder with files that staff may name. */
    sharedFolder: read('SHARED_FOLDER', schemas.plain),
    databaseUrl: read('DATABASE_URL', schemas.postgresAddress),
    stockFrom: read('STOCK_FROM', schemas.fileOrAddress),
    /** On this machine or its network, at any port. */
    stockFromPrivate: read('STOCK_FROM_PRIVATE', schemas.yesOrNo) ?? false,
    stockMapping: read('STOCK_MAPPING', schemas.plain),
    /** By default the sheets that look like stock. */
    stockSheets: read('STOCK_SHEETS', schemas.names) ?? [],
    stockEvery: read('STOCK_EVERY', schemas.numberOf('minutes', 1, 1440)) ?? 15,
    reportTo: read('REPORT_TO', schemas.mailboxes),
    smtpUrl: read('SMTP_URL', schemas.smtpAddress),
    leadsTo: read('LEADS_TO', schemas.mailboxes),
    /** By showroom of the cart, instead of `leadsTo`. */
    leadsToShowroom: Object.fromEntries(
      showrooms.flatMap(({ id }) => {
        const address = read(
          `LEADS_TO_${id.toUpperCase().replaceAll('-', '_')}`,
          schemas.mailboxes,
        );
        return address === undefined ? [] : [[id, address]];
      }),
    ),
    /** ADF XML for the dealer's CRM. */
    leadsAdfTo: read('LEADS_ADF_TO', schemas.mailbox),
    /** Open minutes until a reminder to `reportTo`. */
    leadReminder: read('LEAD_REMINDER', schemas.countOf('minutes', 5, 300)),
    mailFrom: read('MAIL_FROM', schemas.mailbox) ?? business.email,
    /** Needs `siteUrl`. */
    mailLinks: read('MAIL_LINKS', schemas.onOff) ?? true,
    leadsKeepDays: read('LEADS_KEEP_DAYS', schemas.countOf('days', 1, 36_500)) ?? leadsKeptDays,
    financingUrl: read('FINANCING_URL', schemas.webAddress) ?? business.financingUrl,
    /** Without them no monthly payment is shown. */
    financingTerms: read('FINANCING_TERMS', schemas.financingTerms),
    /** How long `/healthz` is 503 before the end. */
    drainSeconds: read('DRAIN_SECONDS', schemas.numberOf('seconds', 0, 60)) ?? 1,
    metricsPort: read('METRICS_PORT', schemas.port),
    trustProxy: read('TRUST_PROXY', schemas.yesOrNo) ?? false,
  };
}

/** spec S17.1 to S17.16, S29.1. */
export type Settings = Readonly<ReturnType<typeof settingsBy>>;

/** An empty value counts as unset. @throws {SettingsError} */
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

/** spec S17.17. */
function misspellingIn(name: string, names: readonly string[]): string[] {
  // A login shell sets MAIL, other programs DATABASE, and sudo more.
  if (names.includes(name) || name === 'MAIL' || name === 'DATABASE') return [];
  const alike = names.filter((one) => {
    const [word = '', rest] = one.split('_');
    const isLike = name.startsWith(word) || name.slice(0, 4) === one.slice(0, 4);
    return rest !== undefined && word !== 'SUDO' && isLike;
  });
  const nearest = nearestName(name, alike);
  if (nearest !== undefined) return [`${name} is no setting; the nearest is ${nearest}`];
  const beginning = alike.filter(
    (one) => one.startsWith(`${name}_`) || name.startsWith(one.slice(0, one.indexOf('_') + 1)),
  );
  if (beginning.length === 0) return [];
  return [`${name} is no setting; those that begin like it are ${beginning.join(', ')}`];
}

/** An address may carry a password or a secret path. */
function isSecret(name: string): boolean {
  return name.endsWith('_URL') || name === 'STOCK_FROM';
}
