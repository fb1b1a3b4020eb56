import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { business, scranton } from '../../../domain/dealer/business/identity.ts';
import { LinkedText } from './linked-text.tsx';

const html = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);

describe('LinkedText', () => {
  it('links every phone number and e-mail address of the dealer and nothing else', () => {
    const text = `Call ${business.phone.shown} or ${scranton.phone.shown}, or write to ${business.email}.`;
    expect(html(text)).toBe(
      `Call <a href="tel:${business.phone.e164}">${business.phone.shown}</a> or ` +
        `<a href="tel:${scranton.phone.e164}">${scranton.phone.shown}</a>, or write to ` +
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

  it('escapes special characters', () => {
    expect(html('a < b & <b>c</b>')).toBe('a &lt; b &amp; &lt;b&gt;c&lt;/b&gt;');
  });
});
