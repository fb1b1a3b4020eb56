import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { leadsCsvHead, toCsvRow } from './csv.ts';

const enquiry: Enquiry = {
  id: '5f0c1f0e-0000-4000-8000-000000000001',
  receivedAt: '2026-05-01T12:00:00.000Z',
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0199',
  interest: 'sales',
  message: 'Hello, "there"\nand, again',
  vehicles: [
    { id: 'x', name: 'X', brand: 'Denago', condition: 'new', price: 9000.5, askedPaint: 'teal' },
    { id: 'y', name: 'Evolution Y', brand: 'Evolution', year: 2020, serialNumber: 'SN 7' },
  ],
  source: { lastCampaign: { utm_source: 'a', utm_term: 'b' } },
};

function read(change: Partial<Enquiry>): Record<string, string> {
  const [row] = parse<Record<string, string>>(leadsCsvHead + toCsvRow({ ...enquiry, ...change }), {
    columns: true,
    record_delimiter: '\r\n',
  });
  if (row === undefined) throw new Error('no row');
  return row;
}

describe('toCsvRow', () => {
  it('says everything under its column', () => {
    expect(leadsCsvHead.startsWith('id,receivedAt,firstName,lastName,email,phone,')).toBe(true);
    expect(read({})).toMatchObject({
      id: enquiry.id,
      message: enquiry.message,
      vehicleId: 'x | y',
      vehicle: 'Denago X | 2020 Evolution Y',
      condition: 'new | ',
      serialNumber: ' | SN 7',
      price: '9000.5 | ',
      askedPaint: 'teal | ',
      askedSeats: ' | ',
      lastCampaign: 'utm_source=a utm_term=b',
      plan: '',
      spam: '',
    });
  });

  // spec S29.7
  it('has the times wished for, and where a cart is fetched', () => {
    const wishes = [
      { topic: 'service', date: '2026-11-03', part: 'afternoon' },
      { topic: 'service', date: '2026-11-04', part: 'morning' },
    ] as const;
    expect(read({ wishes, fetchFrom: '5 Lake Road' })).toMatchObject({
      wishes: 'service 2026-11-03 afternoon | service 2026-11-04 morning',
      fetchFrom: '5 Lake Road',
    });
    expect(read({})).toMatchObject({ wishes: '', fetchFrom: '' });
  });

  // spec S28.7
  it('has the cart that is offered in words', () => {
    const tradeIn = {
      make: '=EZ-GO',
      model: 'TXT',
      condition: 'runs-well',
      photographs: 1,
    } as const;
    expect(read({ tradeIn }).tradeIn).toBe("'=EZ-GO TXT (it runs well, 1 photo)");
    expect(read({}).tradeIn).toBe('');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['\u202e=1', "'=1"],
    ['Robin, "the" cart\r\nowner', 'Robin, "the" cart\r\nowner'],
    ['👍 漢字 مرحبا', '👍 漢字 مرحبا'],
    ['0730907665', "'0730907665"],
    ['570-555-0199', '570-555-0199'],
  ])('shows %j as %j', (text, cell) => {
    expect(read({ firstName: text, message: text })).toMatchObject({
      firstName: cell,
      message: cell,
    });
  });
});
