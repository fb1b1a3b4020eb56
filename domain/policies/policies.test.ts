import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dealerOf } from '../dealer/overrides.ts';
import { physicalShowrooms } from '../places/showrooms.ts';
import { findPolicyByPath, policies, policiesByGroup } from './policies.ts';

const dealer = dealerOf();

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');

/** The rule of the specification that has these words. */
const ruleWith = (words: string) =>
  specification.split('\n').find((line) => line.includes(words)) ?? '';

// spec S14.1, S2.2
test('the documents have the addresses of the specification, each used once', () => {
  const [legal = '', documents = ''] = ruleWith('** Addresses: `/privacy-policy`').split(
    '`/policies/` with',
  );
  const named = (text: string) => [...text.matchAll(/`([a-z/-]+)`/g)].map(([, name]) => name);
  const addresses = [
    ...named(legal),
    ...named(documents).map((name) => `/policies/${name}`),
    ...['/privacy', '/terms'],
  ];
  expect(policies.flatMap(({ paths }) => paths).sort()).toEqual(addresses.sort());
  expect(ruleWith('** Two addresses of one page')).toMatch(/`\/privacy`.*`\/terms`/);
});

// spec S2.2
test('the longer legal addresses are canonical', () => {
  expect(findPolicyByPath('/privacy', dealer)?.paths[0]).toBe('/privacy-policy');
  expect(findPolicyByPath('/terms', dealer)?.paths[0]).toBe('/terms-of-service');
  expect(findPolicyByPath('/policies/nothing', dealer)).toBeUndefined();
  expect(findPolicyByPath('', dealer)).toBeUndefined();
});

// spec S2.9
test('policies of one footer group are adjacent, and groups are in the footer’s order', () => {
  expect(policiesByGroup.map(({ group }) => group)).toEqual([
    'Policies',
    'Service Policies',
    'Content Policies',
    'Work Policies',
  ]);
  expect(policiesByGroup.flatMap((list) => list.policies)).toEqual(policies);
});

const documents = policies.flatMap(({ paths: [path] }) => findPolicyByPath(path, dealer) ?? []);
describe.each(documents.map((policy) => [policy.key, policy] as const))('%s', (_key, policy) => {
  test('ends with the contact block', () => {
    const last = policy.sections.at(-1);
    expect(last?.id).toBe('contact');
    const lastText = JSON.stringify(last);
    for (const { name, address } of physicalShowrooms) {
      expect(lastText).toContain(name);
      expect(lastText).toContain(address.street);
    }
  });

  test('has no empty block, ragged table, mark that was not read or link to a policy that is not there', () => {
    expect(JSON.stringify(policy)).not.toMatch(/"(?: |- |\d\. |\| |[QA]: |Table: |## |\[)/);
    for (const { id, heading, blocks } of policy.sections) {
      expect([id, heading, blocks.length]).not.toContainEqual(expect.toBeOneOf(['', 0]));
      for (const block of blocks) {
        if (block.kind === 'text') expect(block.text).not.toBe('');
        else if (block.kind === 'table') {
          for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
        } else if (block.kind !== 'zone-map') expect(block.items.length).toBeGreaterThan(0);
        if (block.kind === 'questions') {
          for (const { question, answer } of block.items) {
            expect([question.at(-1), answer === '']).toEqual(['?', false]);
          }
        }
        if (block.kind !== 'links') continue;
        for (const { path } of block.items) {
          expect(path).toMatch(/^\//);
          if (path.startsWith('/policies/'))
            expect(findPolicyByPath(path, dealer)?.paths[0]).toBe(path);
        }
      }
    }
  });
});

test('every kind of block is read from its mark', () => {
  const blocks = documents.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  expect([...new Set(blocks.map(({ kind }) => kind))].toSorted()).toEqual([
    ...['links', 'list', 'questions', 'steps', 'table', 'text', 'zone-map'],
  ]);
});
