import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startInstance } from './instance.ts';
import type { Postgres } from './postgres.ts';
import type { Row } from './report.ts';
import { sufferOutage } from './store-outage.ts';

const lasts = 7_000;

/** PostgreSQL gone, hanging, and read-only. */
export async function* postgresOutages(postgres: Postgres, port: number): AsyncGenerator<Row> {
  const databaseUrl = await postgres.database('outage');
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TRUST_PROXY: '1' };
  const place = { dataDir, databaseUrl };
  const gone = await startInstance(port, settings);
  yield await sufferOutage({
    fault: 'PostgreSQL killed and started again',
    times: 3,
    lasts,
    place,
    site: gone,
    begin: () => postgres.kill(),
    end: () => postgres.start().then(() => undefined),
  });
  await gone.stop();
  const hung = await startInstance(port, settings);
  yield await sufferOutage({
    fault: 'PostgreSQL hangs (SIGSTOP)',
    times: 2,
    lasts: 10_000,
    place,
    site: hung,
    begin: () => postgres.freeze(),
    end: () => void postgres.thaw(),
  });
  await hung.stop();
  const unwritable = await startInstance(port, settings);
  yield await sufferOutage({
    fault: 'PostgreSQL turned read-only',
    times: 2,
    lasts,
    place,
    site: unwritable,
    isReadable: true,
    begin: () => postgres.setReadOnly(true),
    end: () => postgres.setReadOnly(false).then(() => undefined),
  });
  await unwritable.stop();
  rmSync(dataDir, { recursive: true });
}

/** SQLite's file locked, its disk full, and read-only. */
export async function* sqliteOutages(port: number): AsyncGenerator<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laurel-faults-'));
  const site = await startInstance(port, { DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const file = join(dataDir, 'laurel-ridge.sqlite');
  const other = new DatabaseSync(file);
  yield await sufferOutage({
    fault: 'SQLite locked by another process',
    times: 2,
    lasts,
    place: { dataDir },
    site,
    isReadable: true,
    begin: () => other.exec('begin immediate'),
    end: () => void other.exec('rollback'),
  });
  other.close();
  await site.stop();
  rmSync(dataDir, { recursive: true });
  yield* diskOutages(port);
}

/** A small disk in a file, which is filled, and then made read-only as a broken one is. */
async function* diskOutages(port: number): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-faults-disk-'));
  const disk = join(folder, 'disk');
  const image = join(folder, 'image');
  const names = ['SQLite’s disk full', 'SQLite’s disk broken and read-only'] as const;
  const run = (program: string, ...args: string[]) =>
    void execFileSync(program, args, { stdio: 'ignore' });
  const mount = () => run('mount', '-o', 'loop', image, disk);
  try {
    mkdirSync(disk);
    writeFileSync(image, Buffer.alloc(16 * 1024 * 1024));
    run('mkfs.ext4', '-q', image);
    mount();
  } catch {
    rmSync(folder, { recursive: true });
    const lost = 'not run: mounting a small disk needs root on Linux';
    yield* names.map((fault) => ({ fault, times: 0, lost, wellAfter: [], seen: '', ok: true }));
    return;
  }
  const dataDir = join(disk, 'data');
  mkdirSync(dataDir);
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: '1' };
  const ballast = join(disk, 'ballast');
  let site = await startInstance(port, settings);
  try {
    yield await sufferOutage({
      fault: names[0],
      times: 2,
      lasts,
      place: { dataDir },
      site,
      isReadable: true,
      begin: () => fill(ballast),
      end: () => void rmSync(ballast),
    });
    yield await sufferOutage({
      fault: names[1],
      times: 1,
      lasts,
      place: { dataDir },
      site,
      isReadable: true,
      begin: () => run('mount', '-o', 'remount,abort', disk),
      async end() {
        // The disk can be mounted again only once no process uses it.
        await site.kill();
        run('umount', disk);
        mount();
        site = await startInstance(port, settings);
        return site;
      },
    });
  } finally {
    await site.kill();
    run('umount', '-l', disk);
    rmSync(folder, { recursive: true });
  }
}

/** Fills the disk. */
function fill(file: string): void {
  for (const size of [1024 * 1024, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Full.
    }
  }
}
