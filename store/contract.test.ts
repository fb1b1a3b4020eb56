import { describe } from 'vitest';
import { storeContract } from './contract/store-contract.ts';

describe('store on SQLite', () => storeContract('sqlite'));
