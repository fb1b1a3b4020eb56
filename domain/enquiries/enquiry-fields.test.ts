import { expect, test } from 'vitest';
import { parseEnquiryFields, phoneHint } from './enquiry-fields.ts';

const good = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '5705550199',
  interest: 'service',
  message: 'My cart hums at noon.',
};

// spec S15.1
test('a good message is taken as it is, trimmed', () => {
  const parsed = parseEnquiryFields({ ...good, firstName: '  Ada ', extra: 'ignored' });
  expect(parsed).toEqual({ ok: true, fields: good });
});

// spec S15.1
test('interest is sales by default', () => {
  const { interest: _, ...rest } = good;
  expect(parseEnquiryFields(rest)).toMatchObject({ ok: true, fields: { interest: 'sales' } });
});

// spec S15.2
test.each([
  ['firstName', '', 'First name is required'],
  ['lastName', undefined, 'Last name is required'],
  ['lastName', 7, 'Last name is required'],
  ['email', 'ada@', 'Invalid email address'],
  ['email', 'ada@localhost', 'Invalid email address'],
  ['email', 'ada..b@example.com', 'Invalid email address'],
  ['email', '.ada@example.com', 'Invalid email address'],
  ['email', 'ada@-example.com', 'Invalid email address'],
  ['email', 'ada@example@example.com', 'Invalid email address'],
  ['email', 'ada,bob@example.com', 'Invalid email address'],
  ['email', '<ada@example.com>', 'Invalid email address'],
  ['email', 'ada@exa mple.com', 'Invalid email address'],
  ['email', 'ada@example.com\nBcc: x@y.example', 'Invalid email address'],
  ['email', null, 'Invalid email address'],
  ['email', `${'a'.repeat(65)}@example.com`, 'Invalid email address'],
  ['email', `ada@${'a.'.repeat(124)}com`, 'Invalid email address'],
  ['phone', '570555019', 'Phone number is required'],
  ['phone', '          ', 'Phone number is required'],
  ['interest', 'gossip', 'Choose what your message is about'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
  ['message', ['a'], 'Message must be at least 10 characters'],
])('%s of %j: %s', (field, value, message) => {
  expect(parseEnquiryFields({ ...good, [field]: value })).toEqual({
    ok: false,
    errors: { [field]: message },
  });
});

test.each([[null], ['text'], [[]], [{}]])('%j has every required field at fault', (input) => {
  const parsed = parseEnquiryFields(input);
  const required = ['email', 'firstName', 'lastName', 'message', 'phone'];
  expect(parsed.ok ? [] : Object.keys(parsed.errors).toSorted()).toEqual(required);
});

test.each([
  "o'hara@sub.example.com",
  'ada+carts@example.co',
  'A.D-a_1@Example.COM',
  'ada@xn--bcher-kva.example',
  // The longest there can be.
  `${'a'.repeat(64)}@example.com`,
  `ada@${'a'.repeat(60)}.${'b.'.repeat(92)}com`,
])('the mailbox %s is taken', (email) =>
  expect(parseEnquiryFields({ ...good, email })).toMatchObject({ ok: true }),
);

test.each([
  ['', 'With area code, at least 10 digits'],
  ['570', '“570” is 7 characters short: write it with the area code'],
  ['570-55501', '“570-55501” is 1 character short: write it with the area code'],
  ['570-555-0199', 'With area code, at least 10 digits'],
])('under the phone number %j stands what it lacks (spec S15.12)', (typed, hint) => {
  expect(phoneHint(typed)).toBe(hint);
});
