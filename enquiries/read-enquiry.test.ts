import { expect, test } from 'vitest';
import { todayAt } from '../domain/dealer/closed-days.ts';
import { readEnquiryForm, sendingOf } from './read-enquiry.ts';

/** A Monday. */
const now = new Date('2026-06-01T12:00:00Z');
const today = todayAt(now, []);
const typed = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0100',
  message: 'Is the red one still there?',
};

// spec S15.2, S29.4
test('a form is refused for every field at fault, of the message and of the times wished for', () => {
  const fields = { ...typed, email: 'robin', topic: 'test-drive', wish1: '', part1: 'morning' };
  expect(readEnquiryForm(fields, today)).toEqual({
    ok: false,
    errors: { email: 'Invalid email address', wish1: 'Choose a day' },
  });
});

const service = { topic: 'service', make: 'EZ-GO TXT', fetchFrom: 'Dalton' };
const tuesday = { wish1: '2026-06-02', part1: 'morning' };
test.each([
  ['nothing else', {}, { message: typed.message, source: {} }],
  // spec S15.13
  [
    'a request for service',
    service,
    { message: `Make and model: EZ-GO TXT\n\n${typed.message}`, fetchFrom: 'Dalton' },
  ],
  [
    'an address to fetch from, about something else',
    { ...service, topic: 'test-drive' },
    { fetchFrom: undefined },
  ],
  // spec S29.4
  [
    'a time wished for',
    { topic: 'service', ...tuesday },
    { wishes: [{ topic: 'service', date: '2026-06-02', part: 'morning' }] },
  ],
  ['a time, about nothing that has one', { topic: 'rental', ...tuesday }, { wishes: undefined }],
  ['a page of this site', { page: '/denago' }, { source: { page: '/denago' } }],
  ['a page with a query', { page: '/denago?gclid=1#x' }, { source: { page: '/denago' } }],
  ['a page of another', { page: 'https://other.example/' }, { source: { page: undefined } }],
  [
    'a campaign, and what is none',
    { firstCampaign: { utm_source: ' spring ', password: 'x', gclid: '1' } },
    { source: { firstCampaign: { utm_source: 'spring' } } },
  ],
])('an enquiry with %s is kept with that', (_, more, content) => {
  expect(readEnquiryForm({ ...typed, ...more }, today)).toMatchObject({ ok: true, content });
});

// spec S15.8
test.each([
  [
    { topicNote: '', started: String(now.getTime() - 3_000) },
    { honeypot: '', fillMs: 3_000 },
  ],
  [
    { topicNote: 'x', started: now.getTime() - 1 },
    { honeypot: 'x', fillMs: 1 },
  ],
  [{ started: String(now.getTime() + 1) }, { honeypot: '', fillMs: undefined }],
  [{ started: 'yesterday' }, { honeypot: '', fillMs: undefined }],
  [{}, { honeypot: '', fillMs: undefined }],
])('a form with %j was sent like %j', (fields, sending) => {
  expect(sendingOf(fields, now)).toEqual(sending);
});
