import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { feedsCommands } from '../../cli/feeds.ts';
import { inventoryCommands } from '../../cli/inventory/inventory.ts';
import { sampleVehicles } from '../../domain/catalogue/sample.ts';
import { readSettings } from '../../settings.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { runDealer } from './dealer.ts';

/** The path of a stock file of `stock/import/fixtures`. */
export const stockFixture = (name: string) =>
  fileURLToPath(new URL(`../../stock/import/fixtures/${name}`, import.meta.url));

/** The sample stock in a fresh store for each test of a file, and the commands that change it. */
export class InventoryRig {
  folder!: string;
  store!: Store;

  constructor() {
    beforeEach(async () => {
      this.folder = await mkdtemp(join(tmpdir(), 'inventory-'));
      this.store = await openStore({ dataDir: this.folder });
      const sample = { put: sampleVehicles, withdraw: [] };
      await this.store.catalogue.apply(sample, '2026-01-01T00:00:00.000Z');
    });
    afterEach(() => this.store.close());
  }

  dealer(name: string, ...args: string[]) {
    return runDealer([...name.split(' '), ...args], [...inventoryCommands, ...feedsCommands], {
      store: async () => this.store,
      settings: readSettings({ SITE_URL: 'https://carts.example' }),
      now: new Date('2026-05-02T12:00:00Z'),
    });
  }

  async fileOf(content: string, name = 'stock.csv'): Promise<string> {
    const file = join(this.folder, name);
    await writeFile(file, content);
    return file;
  }
}
