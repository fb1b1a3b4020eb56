import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe } from 'vitest';
import { freshDatabase, migratedDatabase } from '../../test/support/postgres.ts';
import { openStore, type Store, type StorePlace } from '../open-store.ts';
import type { Engine } from '../schema.ts';
import { alertNewsContract } from './alert-news.ts';
import { alertsContract } from './alerts.ts';
import { backupContract } from './backup.ts';
import { catalogueContract } from './catalogue.ts';
import { dealerContract } from './dealer.ts';
import { enquiriesContract } from './enquiries.ts';
import { historyContract } from './history.ts';
import { openingContract } from './opening.ts';
import { outboxContract } from './outbox.ts';
import { rateContract, secretsContract } from './rate.ts';
import type { Rig } from './rig.ts';
import { syncContract } from './sync.ts';
import { unreadableContract } from './unreadable.ts';

/** Defines the tests that every engine has to pass. */
export function storeContract(engine: Engine): void {
  /** A rig whose places begin empty, or as a store that was opened once. */
  function makeRig(isEmpty = false): Rig {
    const cleanups: (() => unknown)[] = [];
    let place: StorePlace;
    let opened: Store[] = [];

    async function makePlace(): Promise<StorePlace> {
      const dataDir = mkdtempSync(join(tmpdir(), 'laurel-store-'));
      cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
      if (engine === 'sqlite') return { dataDir };
      const database = await (isEmpty ? freshDatabase() : migratedDatabase());
      cleanups.push(() => database.drop());
      return { dataDir, databaseUrl: database.url };
    }

    beforeEach(async () => {
      place = await makePlace();
    });

    afterEach(async () => {
      await Promise.all(opened.map((store) => store.close()));
      opened = [];
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });

    return {
      engine,
      place: () => place,
      async open(at = place) {
        const store = await openStore(at);
        opened.push(store);
        return store;
      },
      another: makePlace,
    };
  }

  describe('opening', () => openingContract(makeRig(true)));
  describe('catalogue', () => catalogueContract(makeRig()));
  describe('history of the stock', () => historyContract(makeRig()));
  describe('enquiries', () => enquiriesContract(makeRig()));
  describe('alerts', () => alertsContract(makeRig()));
  describe('news of alerts', () => alertNewsContract(makeRig()));
  describe('rate', () => rateContract(makeRig(true)));
  describe('outbox', () => outboxContract(makeRig()));
  describe('dealer', () => dealerContract(makeRig()));
  describe('secrets', () => secretsContract(makeRig(true)));
  describe('sync', () => syncContract(makeRig()));
  describe('rows that can not be read', () => unreadableContract(makeRig()));
  describe('backup', () => backupContract(makeRig(true)));
}
