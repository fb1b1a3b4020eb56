import { renderToString } from 'react-dom/server';
import { pageSize } from '../../domain/catalogue/search/page-size.ts';
import { vehicleList } from '../head/structured-data/vehicle-node.ts';
import { Inventory } from '../islands/inventory/inventory.island.tsx';
import { Grid } from '../ui/layout/section.tsx';
import { VehicleCard } from '../ui/vehicle/vehicle-card.tsx';
import { cardFor, type InventorySearch, towns, withCards } from './inventory-view.ts';
import { oncePerVehicle } from './once-per-vehicle.ts';

/** The two pieces of the inventory's page that depend on the search. */
export interface InventoryMarkup {
  /** The list in the structured data. */
  readonly list: string;
  /** The island: its element with the data to hydrate it from, and all within. */
  readonly island: string;
}

const cardHtml = oncePerVehicle((vehicle, place) =>
  renderToString(<VehicleCard vehicle={cardFor(vehicle, place)} comparable />),
);
const cardInAttribute = oncePerVehicle((vehicle, place) =>
  attributeText(JSON.stringify(cardFor(vehicle, place))),
);

/**
 * The pieces exactly as the whole page has them when the router renders it; the cards, most of the
 * work, are rendered once per vehicle and version of the stock.
 */
export function inventoryMarkup(
  siteUrl: string,
  { view, vehicles, place }: InventorySearch,
): InventoryMarkup {
  const list = vehicleList(siteUrl, vehicles, view.matching, (view.page - 1) * pageSize);
  const props = { towns, ...view };
  const [before = '', after] = renderToString(<Inventory {...props} cards={[]} />).split(emptyGrid);
  const cards = vehicles.map((vehicle) => cardHtml(vehicle, place)).join('');
  const result = after === undefined ? before : before + gridStart + cards + gridEnd + after;
  const data = withCards(
    attributeText(JSON.stringify(props)),
    vehicles.map((vehicle) => cardInAttribute(vehicle, place)),
    '&quot;',
  );
  return {
    list: scriptText(JSON.stringify(list)),
    island: `<div data-island="inventory" data-props="${data}">${result}</div>`,
  };
}

const emptyGrid = renderToString(<Grid columns={3}>{[]}</Grid>);
const gridEnd = '</div>';
const gridStart = emptyGrid.slice(0, -gridEnd.length);

/** Text of an attribute as React writes it. */
function attributeText(text: string): string {
  return text.replace(/["&'<>]/g, (character) => attributeEscapes[character] ?? character);
}

const attributeEscapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** JSON in a script element as React Router writes it. */
function scriptText(json: string): string {
  return json.replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
