import { describe, expect, it } from 'vitest';
import { defaultImpactValues, parseImpactInputs } from './impact-inputs.ts';

const parse = (query: string) => parseImpactInputs(new URLSearchParams(query));

const rest = 'usageType=commercial&years=5';

it.each(['', 'utm_source=mail'])('"%s" is a first visit with the defaults', (query) => {
  expect(parse(query)).toEqual({ kind: 'first-visit', values: defaultImpactValues });
});

// spec S12.2
describe('accepted miles', () => {
  it.each([
    ['100', 100, false],
    ['1', 1, false],
    ['500', 500, false],
    ['12.5', 12.5, false],
    ['.5e1', 5, false],
    ['%2B7', 7, false],
    ['%20100%20', 100, false],
    ['0', 0, true],
    ['-0', 0, true],
    ['0.99', 0.99, true],
    ['500.01', 500.01, true],
    ['1e9', 1e9, true],
    ['1e-400', 0, true],
  ])('%s', (text, milesPerWeek, isUnusual) => {
    const parsed = parse(`milesPerWeek=${text}&${rest}`);
    expect(parsed).toMatchObject({
      kind: 'valid',
      inputs: { milesPerWeek, usageType: 'commercial', years: 5 },
    });
    expect(parsed.kind === 'valid' && parsed.unusual !== undefined).toBe(isUnusual);
  });
});

describe('rejected miles', () => {
  it.each([
    ['', 'Enter the miles driven in a week'],
    ['%20%20', 'Enter the miles driven in a week'],
    ['-1', 'Miles per week cannot be less than zero'],
    ['-0.001', 'Miles per week cannot be less than zero'],
    ['abc', 'Enter the miles as a number, such as 100'],
    ['NaN', 'Enter the miles as a number, such as 100'],
    ['Infinity', 'Enter the miles as a number, such as 100'],
    ['1e309', 'Enter the miles as a number, such as 100'],
    ['-1e309', 'Enter the miles as a number, such as 100'],
    ['0x10', 'Enter the miles as a number, such as 100'],
    ['1,000', 'Enter the miles as a number, such as 100'],
    ['10 miles', 'Enter the miles as a number, such as 100'],
    ['9'.repeat(400), 'Enter the miles as a number, such as 100'],
    ['.', 'Enter the miles as a number, such as 100'],
    ['1e308', 'That is more miles than this calculator can count'],
    ['1e16', 'That is more miles than this calculator can count'],
  ])('"%s": %s', (text, message) => {
    expect(parse(`milesPerWeek=${text}&${rest}`)).toEqual({
      kind: 'invalid',
      values: {
        milesPerWeek: decodeURIComponent(text).trim(),
        usageType: 'commercial',
        years: '5',
        mpg: '',
        gasPrice: '',
      },
      errors: { milesPerWeek: message },
    });
  });

  it('do not fall back to the default when other inputs are given', () => {
    expect(parse(rest)).toMatchObject({
      kind: 'invalid',
      errors: { milesPerWeek: 'Enter the miles driven in a week' },
    });
  });
});

it('takes a missing choice from the defaults', () => {
  expect(parse('milesPerWeek=40')).toMatchObject({
    kind: 'valid',
    inputs: { milesPerWeek: 40, usageType: 'recreational', years: 1 },
  });
});

it('takes the first of a repeated parameter', () => {
  expect(parse(`milesPerWeek=40&milesPerWeek=x&years=3&years=2`)).toMatchObject({
    kind: 'valid',
    inputs: { milesPerWeek: 40, years: 3 },
  });
});

it.each([
  ['usageType=Recreational', 'usageType', 'Choose how the cart is used'],
  ['usageType=', 'usageType', 'Choose how the cart is used'],
  ['usageType=constructor', 'usageType', 'Choose how the cart is used'],
  ['years=2', 'years', 'Choose 1, 3, 5 or 10 years'],
  ['years=', 'years', 'Choose 1, 3, 5 or 10 years'],
  ['years=1.0', 'years', 'Choose 1, 3, 5 or 10 years'],
])('%s keeps the miles and says: %s: %s', (query, field, message) => {
  expect(parse(`milesPerWeek=40&${query}`)).toMatchObject({
    kind: 'invalid',
    values: { milesPerWeek: '40' },
    errors: { [field]: message },
  });
});

it('reports every invalid field at once', () => {
  const parsed = parse('milesPerWeek=abc&usageType=x&years=2');
  expect(parsed.kind === 'invalid' && Object.keys(parsed.errors)).toEqual([
    'milesPerWeek',
    'usageType',
    'years',
  ]);
});

describe('what the visitor drives (spec S12.9)', () => {
  it.each([
    ['mpg=22&gasPrice=3.89', { mpg: 22, gasPrice: 3.89 }],
    ['mpg=+17.5+&gasPrice=', { mpg: 17.5, gasPrice: undefined }],
    ['mpg=&gasPrice=.9', { mpg: undefined, gasPrice: 0.9 }],
    ['mpg=200&gasPrice=20', { mpg: 200, gasPrice: 20 }],
  ])('%s', (query, inputs) => {
    expect(parse(`milesPerWeek=40&${query}`)).toMatchObject({ kind: 'valid', inputs });
  });

  it.each(['0', '-3', '0.5', '201', 'abc', '1e309', '1,5'])('%s miles per gallon', (mpg) => {
    expect(parse(`milesPerWeek=40&mpg=${mpg}`)).toMatchObject({
      kind: 'invalid',
      values: { milesPerWeek: '40', mpg },
      errors: { mpg: 'Enter 1 to 200 miles per gallon, or leave it empty' },
    });
  });

  it.each(['0', '-3', '20.01', '$3', 'NaN'])('%s a gallon', (gasPrice) => {
    expect(parse(`milesPerWeek=40&gasPrice=${gasPrice}`)).toMatchObject({
      errors: {
        gasPrice: 'Enter a price in dollars up to 20, such as 3.50, or leave it empty',
      },
    });
  });
});
