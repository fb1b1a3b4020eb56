import { expect, test } from 'vitest';
import { classesIn, styleFor } from '../../app/head/page-assets.ts';
import { parseStyle } from './parse-style.ts';

const style = (css: string, ...classes: string[]) => styleFor(parseStyle(css), new Set(classes));

test.each([
  [
    'a rule without a module class',
    'a:hover{color:red}.skip{top:0}',
    'a:hover{color:red}.skip{top:0}',
  ],
  ['a rule of a class on the page', '._card_x_1 h3{margin:0}', '._card_x_1 h3{margin:0}'],
  ['a rule of an absent class', '._list_x_2{margin:0}', ''],
  ['a rule that needs both classes', '._card_x_1 ._list_x_2{margin:0}', ''],
  [
    'a list with one selector that matches',
    '._list_x_2,._card_x_1{top:0}',
    '._list_x_2,._card_x_1{top:0}',
  ],
  ['alternatives', '._card_x_1:is(._list_x_2,p){top:0}', '._card_x_1:is(._list_x_2,p){top:0}'],
  ['what is excluded', '._card_x_1:not(._list_x_2){top:0}', '._card_x_1:not(._list_x_2){top:0}'],
  ['a condition around nothing', '@media print{._list_x_2{top:0}}', ''],
  [
    'conditions in one another',
    '@media print{@supports (top:0){._list_x_2{top:0}a{top:0}}}',
    '@media print{@supports (top:0){a{top:0}}}',
  ],
  [
    'keyframes, whole',
    '@keyframes _w_x{0%{top:0}to{top:1px}}',
    '@keyframes _w_x{0%{top:0}to{top:1px}}',
  ],
  ['a statement', '@import "a;b.css";a{top:0}', '@import "a;b.css";a{top:0}'],
  ['braces in text', 'a:before{content:"}{"}b{top:0}', 'a:before{content:"}{"}b{top:0}'],
])('keeps or drops %s', (_what, css, rest) => {
  expect(style(css, '_card_x_1')).toBe(rest);
});

test('reads the classes of a page', () => {
  const html = '<p class="_card_x_1 hidden">class="no"</p><svg class="_list_x_2"/>';
  expect([...classesIn(html)]).toEqual(['_card_x_1', 'hidden', '_list_x_2']);
});

test('refuses a stylesheet that breaks off', () => {
  expect(() => parseStyle('a{top:0')).toThrow('Unclosed block');
});
