import { fileURLToPath } from 'node:url';
import { beforeEach } from 'vitest';
import { feedsCommands } from '../../cli/feeds.ts';
import { inventoryCommands } from '../../cli/inventory/inventory.ts';
import { sampleVehicles } from '../../domain/stock/sample.ts';
import { DealerRig } from './dealer-rig.ts';

/** The path of a stock file of `stock/import/fixtures`. */
export const stockFixture = (name: string) =>
  fileURLToPath(new URL(`../../stock/import/fixtures/${name}`, import.meta.url));

/** As {@link DealerRig}, with the sample stock and the commands that change it. */
export class InventoryRig extends DealerRig {
  constructor() {
    super([...inventoryCommands, ...feedsCommands]);
    beforeEach(async () => {
      const sample = { put: sampleVehicles, withdraw: [] };
      await this.store.catalogue.apply(sample, '2026-01-01T00:00:00.000Z');
    });
  }

  dealer(name: string, ...args: string[]) {
    return this.run([...name.split(' '), ...args]);
  }
}
