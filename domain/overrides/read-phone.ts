import type { Phone } from '../dealership/showroom.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { Reading } from './read-hours.ts';

const tollFree = /^8(?:00|33|44|55|66|77|88)$/;

/** Ten digits parted in any way, in one form (spec S1.16). */
export function readPhone(text: string): Reading<Phone> {
  const typed = cleanLine(text);
  const [, area = '', exchange = '', line = ''] = /^[\d\s()+./-]{10,20}$/.test(typed)
    ? (/^1?([2-9]\d\d)([2-9]\d\d)(\d{4})$/.exec(typed.replace(/\D/g, '')) ?? [])
    : [];
  if (area === '') {
    const problem = `“${typed.slice(0, 40)}” is not a phone number; write its ten digits, as 212-555-0123`;
    return { ok: false, problem };
  }
  const parts = tollFree.test(area) ? `1-${area}-${exchange}` : `(${area}) ${exchange}`;
  const value = { shown: `${parts}-${line}`, e164: `+1${area}${exchange}${line}` };
  return { ok: true, value };
}
