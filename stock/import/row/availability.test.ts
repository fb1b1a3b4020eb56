import { expect, test } from 'vitest';
import type { Vehicle } from '../../../domain/stock/vehicle.ts';
import { readAlsoMapped as read } from '../../../test/support/stock-file.ts';
import { planImport } from '../plan/import-plan.ts';
import { refusalOf } from '../plan/refusal.ts';

/** Files of shops, dealer systems and spreadsheets kept by hand (spec S19.22 to S19.24). */

/** `"on-hold"`, `"for sale"`, `"not for sale"` of each cart by its stock number; hidden ones are absent. */
function salesOf(vehicles: readonly Vehicle[]) {
  return Object.fromEntries(
    vehicles.map(({ id, stockNumber = id, status, inStock }) => [
      stockNumber,
      inStock ? 'for sale' : (status ?? 'not for sale'),
    ]),
  );
}

test.each([
  // Lightspeed and ARI: a word of another system beside flags for the web.
  [
    'SKU,Make,Model,Web Status,Show on Website\nL1,Yamaha,UMAX,Live,Y\nL2,Yamaha,UMAX,Live,N\nL3,Yamaha,UMAX,Awaiting PDI,Y\n',
    { L1: 'for sale', L3: 'not for sale' },
  ],
  // Shopify: status of the product, published, quantity.
  [
    'Handle,Title,Vendor,Published,Variant SKU,Variant Inventory Qty,Variant Price,Status\na,2022 Onward,Club Car,TRUE,H1,1,8995,active\nb,2021 Tempo,Club Car,TRUE,H2,0,7995,active\nc,2020 RXV,EZGO,TRUE,H3,1,5995,draft\nd,2019 TXT,EZGO,FALSE,H4,1,4995,active\n',
    { H1: 'for sale', H2: 'not for sale' },
  ],
  // WooCommerce: -1 is private, Stock is a quantity, a parent has variations.
  [
    'SKU,Name,Published,Visibility in catalog,In stock?,Stock,Regular price,Parent\nW1,2021 Club Car Onward,1,visible,1,1,8995,\nW2,2019 EZGO RXV,-1,visible,1,1,5495,\nW3,2018 Yamaha Drive2,1,hidden,1,1,4995,\nW4,2025 Evolution D5,1,visible,1,,,\nW5,2025 Evolution D5 Red,1,visible,1,2,9495,W4\nW6,2025 Evolution D5 Blue,1,visible,0,0,9495,W4\n',
    { W1: 'for sale', W5: 'for sale', W6: 'not for sale' },
  ],
  // Square: visibility, sellable, a quantity of each place.
  [
    'Item Name,SKU,Price,Online Visibility,Sellable,Current Quantity Scranton,Current Quantity Hatfield\n2022 Club Car Onward,Q1,8995,visible,Y,0,1\n2021 Club Car Tempo,Q2,7995,visible,Y,0,0\n2020 EZGO RXV,Q3,5995,unavailable,Y,1,0\n2019 EZGO TXT,Q4,4995,visible,N,1,0\n',
    { Q1: 'for sale', Q2: 'not for sale', Q3: 'not for sale' },
  ],
  // Facebook and Google: words with underscores.
  [
    'vehicle_id\tmake\tmodel\tavailability\nF1\tICON\ti40\tAVAILABLE\nF2\tICON\ti60\tNOT_AVAILABLE\nF3\tICON\ti20\tPENDING\nF4\tICON\ti80\tout of stock\n',
    { f1: 'for sale', f2: 'not for sale', f3: 'sale-pending', f4: 'not for sale' },
  ],
  // A history of sales, and a list with what is reserved.
  [
    'Stock #,Make,Model,Sales Date,Gross Profit\nP1,EZGO,RXV,20260312,900\nP2,EZGO,TXT,3/14/2026,800\n',
    { P1: 'sold', P2: 'sold' },
  ],
  [
    'Stock #,Make,Model,Reserved For,Notes\nR1,EZGO,RXV,,\nR2,EZGO,TXT,"Smith, $500",\nR3,EZGO,S4,,SOLD\nR4,EZGO,L6,,sold one like it\n',
    { R1: 'for sale', R2: 'on-hold', R3: 'sold', R4: 'for sale' },
  ],
  // The state of a title is not that of the cart.
  [
    'Stock #,Make,Model,Title\nT1,EZGO,RXV,Pending\nT2,EZGO,TXT,Pending\n',
    { T1: 'for sale', T2: 'for sale' },
  ],
  // QuickBooks: quantity on hand; eBay Motors: quantity.
  [
    'Item,SKU,Quantity On Hand,Sales Price\n2022 Yamaha Drive2,B1,1,7495\n2021 Yamaha UMAX,B2,0,6495\n2020 Yamaha G29,B3,-1,4495\n',
    { B1: 'for sale', B2: 'not for sale', B3: 'not for sale' },
  ],
])('availability is read from each column that has it: %#', async (text, sales) => {
  const { vehicles } = await read(text, text.includes('\t') ? 'feed.tsv' : 'stock.csv');
  expect(salesOf(vehicles)).toEqual(sales);
});

test('JSON with a flag, and two columns that disagree, which are named', async () => {
  const carts = [
    { stock_id: 'V1', make: 'ICON', model: 'i40', available_for_sale: true },
    { stock_id: 'V2', make: 'ICON', model: 'i40', available_for_sale: false },
    { stock_id: 'V3', make: 'ICON', model: 'i40', available_for_sale: true, status: 'on hold' },
  ];
  const { vehicles, hidden, notes } = await read(JSON.stringify(carts), 'feed.json');
  expect(salesOf(vehicles)).toEqual({ V1: 'for sale', V3: 'on-hold' });
  expect(hidden).toEqual([{ row: 2, stockNumber: 'V2' }]);
  expect(notes).toEqual([
    {
      row: 3,
      stockNumber: 'V3',
      text: 'available_for_sale “true” and status “on hold” disagree; the cart is not for sale',
    },
  ]);
});

test.each([
  ['Status', 'Not available', 'not for sale'],
  ['Status', 'Available soon', 'not for sale'],
  ['Status', 'Available 12/15', 'not for sale'],
  ['Status', 'Returned - available', 'not for sale'],
  ['Status', 'Was sold, available again', 'not for sale'],
  ['Status', 'Almost sold', 'not for sale'],
  ['Status', 'Sold?', 'not for sale'],
  ['Status', 'Pending inspection', 'not for sale'],
  ['Status', 'Wholesale', 'not for sale'],
  ['Status', 'Out of stock', 'not for sale'],
  ['Status', 'Not for sale', undefined],
  ['Status', 'Do not list', undefined],
  ['Status', 'Available - do not advertise', undefined],
  ['Status', 'In stock - on hold', 'on-hold'],
  ['Status', 'Hold for customer', 'on-hold'],
  ['Status', 'dep. taken', 'on-hold'],
  ['Status', 'Sale Pending', 'sale-pending'],
  ['Status', 'On order - sold', 'sold'],
  ['Status', 'sold 10/3', 'sold'],
  ['Status', 'coming in May', 'coming'],
  ['Status', 'in transit', 'coming'],
  ['Status', 'Not sold', 'for sale'],
  ['Status', 'For sale', 'for sale'],
  ['Status', 'retail', 'for sale'],
  ['Status', 'New', 'for sale'],
  ['Qty', '0', 'not for sale'],
  ['Qty', '12', 'for sale'],
  ['Available', 'yes', 'for sale'],
  ['Available', 'On Hold', 'on-hold'],
  ['Sold', '', 'for sale'],
  ['Sold', 'no', 'for sale'],
  ['Sold', 'yes', 'sold'],
  ['Sold', 'not sold', 'for sale'],
  ['Sold', 'on hold', 'on-hold'],
  ['Sold', 'pending - Miller', 'sale-pending'],
  ['Sold', '10/3/26', 'sold'],
  ['Sold', '10/13', 'sold'],
  ['On Hold', 'no', 'for sale'],
  ['On Hold', 'yes', 'on-hold'],
  ['Hide on Website', 'no', 'for sale'],
  ['Hide on Website', 'yes', undefined],
  ['Price', 'SOLD', 'sold'],
])('%s “%s” means %s', async (heading, cell, sale) => {
  const other = heading === 'Status' ? 'Available' : '';
  const { vehicles, doubts } = await read(
    `Stock #,Make,Model,${heading}\nA1,ICON,i40,"${cell}"\nA2,ICON,i60,${other}\n`,
  );
  expect(salesOf(vehicles)).toEqual({ ...(sale && { A1: sale }), A2: 'for sale' });
  if (sale !== 'not for sale' || /^not|^out|^0/i.test(cell)) return;
  expect(doubts.get('a1')?.unread).toHaveLength(1);
});

test('an unknown word in more than half of the rows is one question about the file', async () => {
  const carts = ['A1', 'A2', 'A3'].map((stock) => `${stock},ICON,i40,9995,Frontline`);
  const reading = await read(
    `Stock #,Make,Model,Price,Status\n${carts.join('\n')}\nA4,ICON,i40,9995,sold\n`,
  );
  const plan = planImport([], reading);
  expect(refusalOf(reading, [], plan)).toMatchObject({
    reason:
      '“Frontline” stands under “Status” in 3 of 4 rows. Nobody knows the word: are these carts for sale?',
    isConfirmable: true,
  });
  expect(refusalOf(reading, [], plan, { really: true })).toBeUndefined();
  expect(salesOf(reading.vehicles)).toMatchObject({ A1: 'for sale', A4: 'sold' });
  const again = planImport([], reading, { wordsBefore: ['Status Frontline'] });
  expect(refusalOf(reading, [], again)).toBeUndefined();
});
