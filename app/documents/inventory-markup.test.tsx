import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StockedVehicle } from '../../domain/catalogue/vehicle.ts';
import { dealerVehicles } from '../../test/support/dealer-file.ts';
import { Inventory } from '../islands/inventory/inventory.island.tsx';
import { Island } from '../ui/layout/island.tsx';
import { inventoryMarkup } from './inventory-markup.tsx';
import { inventoryView, inventoryViewJson, searchInventory, towns } from './inventory-view.ts';

const day = '2026-05-01T08:00:00.000Z';
const stock: readonly StockedVehicle[] = dealerVehicles().map((vehicle, index) => ({
  ...vehicle,
  ...(index === 0 && { name: `Rover "<b>&'\u2028` }),
  addedAt: day,
  updatedAt: day,
}));

test.each([
  '',
  'q=rover',
  'q=rover+under+12000&page=2',
  'q=%22%3Cscript%3E%26%27',
  'q=zeppelin+rover',
  'brand=Yamaha&condition=used&sort=price',
  'page=12',
  'town=dalton&seats=4',
])('the island and its data for "%s" are those that React renders', (search) => {
  const found = searchInventory(stock, new URLSearchParams(search));
  const view = inventoryView(found);
  const props = { towns, ...view };
  const whole = renderToString(<Island name="inventory" component={Inventory} props={props} />);
  expect(inventoryMarkup('https://carts.example', found).island).toBe(whole);
  expect(inventoryViewJson(found)).toBe(JSON.stringify(view));
});
