import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Command } from '../../cli/command.ts';
import { readSettings } from '../../settings.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { runDealer } from './dealer.ts';

type Tools = Parameters<typeof runDealer>[2];

/** An empty store for each test of a file, and the commands that are tested on it. */
export class DealerRig {
  folder!: string;
  store!: Store;
  readonly #commands: readonly Command[];
  readonly #now: Date;

  constructor(commands: readonly Command[], now = new Date('2026-05-02T12:00:00Z')) {
    this.#commands = commands;
    this.#now = now;
    beforeEach(async () => {
      this.folder = await mkdtemp(join(tmpdir(), 'dealer-'));
      this.store = await openStore({ dataDir: this.folder });
    });
    afterEach(() => this.store.close());
  }

  /** Runs a command with these variables besides the folder of the store and the site's address. */
  run(
    argv: readonly string[],
    variables: Readonly<Record<string, string>> = {},
    tools: Partial<Tools> = {},
  ) {
    const settings = { SITE_URL: 'https://carts.example', DATA_DIR: this.folder, ...variables };
    return runDealer(argv, this.#commands, {
      store: async () => this.store,
      settings: readSettings(settings),
      now: this.#now,
      ...tools,
    });
  }

  async fileOf(content: string, name = 'stock.csv'): Promise<string> {
    const file = join(this.folder, name);
    await writeFile(file, content);
    return file;
  }
}
