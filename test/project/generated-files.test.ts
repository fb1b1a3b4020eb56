import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiSchemaText } from '../../tools/api-schema.ts';
import { thirdParty } from '../../tools/third-party.ts';

test.each([
  ['THIRD-PARTY.md', 'tools/third-party.ts', thirdParty],
  ['docs/api.schema.json', 'tools/api-schema.ts', () => apiSchemaText],
])('%s is what `node %s` writes', (file, _, write) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toBe(write());
});
