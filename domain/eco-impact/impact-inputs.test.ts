import { expect, it } from 'vitest';
import { defaultImpactValues, parseImpactInputs } from './impact-inputs.ts';

const parse = (query: string) => parseImpactInputs(new URLSearchParams(query));

const rest = 'usageType=commercial&years=5';

it.each(['', 'utm_source=mail'])('"%s" is a first visit with the defaults', (query) => {
  expect(parse(query)).toEqual({ values: defaultImpactValues, errors: {} });
});

// spec S12.2
it.each([
  ['100', 100],
  ['12.5', 12.5],
  ['.5e1', 5],
  ['%2B7', 7],
  ['0', 0],
  ['0.99', 0.99],
  ['500.01', 500.01],
  ['1e9', 1e9],
])('%s miles are counted', (text, milesPerWeek) => {
  expect(parse(`milesPerWeek=${text}&${rest}`).inputs).toEqual({
    ...{ milesPerWeek, usageType: 'commercial', years: 5, mpg: 15, gasPrice: 3.5 },
  });
});

it.each([
  ...['', '%20%20', '-1', '-0.001', 'abc', 'NaN', 'Infinity', '1e309', '-1e309', '0x10', '1,000'],
  ...['10 miles', '9'.repeat(400), '.', '1e308', '1e10'],
])('%.20s miles are refused and kept', (text) => {
  expect(parse(`milesPerWeek=${text}&${rest}`)).toEqual({
    values: {
      milesPerWeek: decodeURIComponent(text).trim(),
      ...{ usageType: 'commercial', years: '5', mpg: '', gasPrice: '' },
    },
    errors: { milesPerWeek: 'Enter the miles driven in a week, such as 100' },
  });
});

it('takes no default for missing miles when other inputs are given', () => {
  expect(Object.keys(parse(rest).errors)).toEqual(['milesPerWeek']);
});

it.each([
  ['usageType=Recreational', 'usageType', 'Choose how the cart is used'],
  ['usageType=constructor', 'usageType', 'Choose how the cart is used'],
  ['years=2', 'years', 'Choose 1, 3, 5, or 10 years'],
  ['years=1.0', 'years', 'Choose 1, 3, 5, or 10 years'],
])('%s keeps the miles and says: %s: %s', (query, field, message) => {
  expect(parse(`milesPerWeek=40&${query}`)).toMatchObject({
    values: { milesPerWeek: '40' },
    errors: { [field]: message },
  });
});

// spec S12.9
it.each([
  ['mpg=22&gasPrice=3.89', { mpg: 22, gasPrice: 3.89 }],
  ['mpg=+17.5+&gasPrice=', { mpg: 17.5, gasPrice: 3.5 }],
  ['mpg=&gasPrice=.9', { mpg: 15, gasPrice: 0.9 }],
  ['mpg=200&gasPrice=20', { mpg: 200, gasPrice: 20 }],
])('what the visitor drives: %s', (query, inputs) => {
  expect(parse(`milesPerWeek=40&${query}`)).toMatchObject({ inputs });
});

const mpg = 'Enter 1 to 200 miles per gallon, or leave it empty';
const gasPrice = 'Enter a price in dollars up to 20, such as 3.50, or leave it empty';
// spec S12.9
it.each([
  ...['mpg=0', 'mpg=-3', 'mpg=0.5', 'mpg=201', 'mpg=abc', 'mpg=1e309', 'mpg=1,5'],
  ...['gasPrice=0', 'gasPrice=-3', 'gasPrice=20.01', 'gasPrice=$3', 'gasPrice=NaN'],
])('%s is refused and kept', (query) => {
  const [name = '', value] = query.split('=');
  const { values, errors } = parse(`milesPerWeek=40&${query}`);
  expect(values).toMatchObject({ milesPerWeek: '40', [name]: value });
  expect(errors).toMatchObject(name === 'mpg' ? { mpg } : { gasPrice });
});
