import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { business } from '../../../domain/dealer/business/identity.ts';
import { phoneAt, todayAt } from '../../../domain/dealer/dealer.ts';
import { dealerOf } from '../../../domain/dealer/overrides.ts';
import { TodayContext } from '../place/today.ts';
import { LinkedText } from './linked-text.tsx';

const dealer = dealerOf();
const { phone } = dealer;
const scranton = phoneAt(dealer, 'scranton');
const html = (text: string) =>
  renderToStaticMarkup(
    <TodayContext value={todayAt(new Date(), dealer)}>
      <LinkedText text={text} />
    </TodayContext>,
  );

describe('LinkedText', () => {
  it('links every phone number and e-mail address of the dealer and nothing else', () => {
    const text = `Call ${phone.shown} or ${scranton.shown}, or write to ${business.email}.`;
    expect(html(text)).toBe(
      `Call <a href="tel:${phone.e164}">${phone.shown}</a> or ` +
        `<a href="tel:${scranton.e164}">${scranton.shown}</a>, or write to ` +
        `<a href="mailto:${business.email}">${business.email}</a>.`,
    );
  });

  it.each([
    'Nothing to tap here.',
    'Not ours: (570) 555-9999',
    `${business.email.replace('.', 'x')}`,
  ])('links nothing in %j', (text) => {
    expect(html(text)).toBe(text);
  });
});
