import { expect, test } from 'vitest';
import { monthlyPayment, paymentInWords, readFinancingTerms } from './monthly-payment.ts';

// The payment that leaves nothing owed, sought by halving an interval around it: each month the
// balance grows by its interest and shrinks by the payment, in decimals of 50 digits.
// spec S29.1, S29.2
test.each([
  [12_995, { apr: 6.9, months: 60, down: 10 }, [1_299.5, 231.03, 13_861.8]],
  [4_995, { apr: 6.9, months: 60, down: 10 }, [499.5, 88.8, 5_328]],
  [15_595, { apr: 36, months: 120, down: 0 }, [0, 481.73, 57_807.6]],
  [7_695, { apr: 0.001, months: 6, down: 90 }, [6_925.5, 128.25, 769.5]],
  [16_995, { apr: 4.99, months: 84, down: 12.5 }, [2_124.38, 210.11, 17_649.24]],
  [8_495.5, { apr: 7.249, months: 48, down: 33.333 }, [2_831.81, 136.28, 6_541.44]],
  // Without interest: the principal in equal parts.
  [10_000, { apr: 0, months: 60, down: 0 }, [0, 166.67, 10_000.2]],
  [10_000, { apr: 0, months: 36, down: 10 }, [1_000, 250, 9_000]],
])('%j dollars under %j', (price, terms, [downUsd, monthlyUsd, paymentsUsd]) => {
  expect(monthlyPayment(price, terms)).toEqual({ downUsd, monthlyUsd, paymentsUsd });
});

// spec S29.2
test('the words say months, rate, what is paid down and what all comes to', () => {
  expect(paymentInWords(12_995, { apr: 6.9, months: 60, down: 10 })).toEqual({
    month: 'about $231 a month',
    conditions: '60 months at 6.9 %, $1,299.50 down, before tax; an estimate, not an offer',
    sum: '60 payments of $231.03 ($13,861.80) plus $1,299.50 down: $15,161.30 in all.',
  });
  expect(paymentInWords(10_000, { apr: 0, months: 40, down: 0 })).toEqual({
    month: 'about $250 a month',
    conditions: '40 months at 0 %, $0 down, before tax; an estimate, not an offer',
    sum: '40 payments of $250 ($10,000).',
  });
});

// spec S29.1
test.each([
  ['apr=6.9,months=60,down=10', { apr: 6.9, months: 60, down: 10 }],
  [' down = 0 , apr=0, months=6', { apr: 0, months: 6, down: 0 }],
  ['apr=36,months=120,down=90', { apr: 36, months: 120, down: 90 }],
  ['apr=5.125,months=48.0,down=12.5', { apr: 5.125, months: 48, down: 12.5 }],
  ['', undefined],
  ['apr=6.9,months=60', undefined],
  ['apr=6.9,months=60,down=10,apr=6.9', undefined],
  ['apr=6.9,months=60,down=10,fee=5', undefined],
  ['apr=36.1,months=60,down=10', undefined],
  ['apr=-1,months=60,down=10', undefined],
  ['apr=6.9,months=5,down=10', undefined],
  ['apr=6.9,months=121,down=10', undefined],
  ['apr=6.9,months=60.5,down=10', undefined],
  ['apr=6.9,months=60,down=90.5', undefined],
  ['apr=6,9,months=60,down=10', undefined],
  ['apr=1e1,months=60,down=10', undefined],
  ['apr=,months=60,down=10', undefined],
])('%j are the terms %j', (text, terms) => {
  expect(readFinancingTerms(text)).toEqual(terms);
});
