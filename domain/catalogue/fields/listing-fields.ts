import type { VehicleField } from './vehicle-field.ts';

export const listingFields = {
  status: {
    label: 'Status',
    meaning: 'Where the cart is on its way to a buyer; a sold cart leaves the lists',
    kind: 'choice',
    choices: {
      'in-stock':
        'available, active, live, for sale, on lot, on the lot, on the floor, ready, retail, listed, not sold, visible, published, public, enabled',
      'on-hold': 'hold, reserved, deposit, deposit taken, dep taken, held',
      'sale-pending': 'pending, pending sale, sale in progress, under contract',
      coming:
        'coming soon, incoming, on order, ordered, in transit, transit, arriving, back order, backorder, backordered, back ordered',
      sold: 'sold out, delivered, gone',
    },
    headings:
      'stockstatus inventorystatus vehiclestatus salestatus unitstatus listingstatus currentstatus',
    published: 'page',
  },
  /** True only with status `in-stock`, or with no status and no denial in the file. */
  inStock: {
    label: 'In stock',
    meaning: 'Whether it can be bought now; a number on hand counts too',
    kind: 'flag',
    required: true,
    words: {
      true: 'in stock, available, active',
      false:
        'out of stock, not in stock, unavailable, not available, no longer available, inactive, not active, not ready, discontinued',
    },
    headings:
      'availability available qty quantity quantityonhand qtyonhand qtyavailable qoh onhand isavailable',
    published: 'page',
  },
  inStockSince: {
    label: 'In stock since',
    meaning: 'Day it came into stock; without one, the day it first came onto the website',
    kind: 'day',
    headings:
      'instockdate dateinstock datein stockdate datestocked datereceived receiveddate arrivaldate inventorydate',
  },
  isNew: {
    label: 'New arrival',
    meaning: 'Whether it wears the NEW badge; the condition is another field',
    kind: 'flag',
    required: true,
    headings: 'newarrival justarrived newbadge',
    published: 'page',
  },
  description: {
    label: 'Description',
    meaning: 'Text of the listing; HTML becomes plain text',
    kind: 'text',
    required: true,
    headings: 'desc webdescription longdescription vehicledescription bodyhtml content',
    published: 'page',
  },
  features: {
    label: 'Features',
    meaning: 'Points of equipment, separated by |, line breaks, semicolons, or commas',
    kind: 'list',
    required: true,
    headings:
      'feature options option equipment optionlist featurelist accessories highlights standardequipment installedoptions',
    published: 'page',
  },
  images: {
    label: 'Pictures',
    meaning: 'Files in the photos folder or http(s) addresses, the main picture first',
    kind: 'pictures',
    required: true,
    headings:
      'image imageurl imageurls imagelink photo photos photourl photourls photolinks picture pictures pictureurls imagelist photolist pics pic imagesrc additionalimagelink additionalimagelinks itemphotourl',
    published: 'page',
  },
  externalUrl: {
    label: 'Link',
    meaning: 'Page about the cart on another site',
    kind: 'address',
    headings:
      'url link website webpage detailurl vdpurl vdp listingurl vehicleurl producturl detailpage weblink',
    published: 'page',
  },
  /** In display order; keys are camelCase or readable. */
  specifications: {
    label: 'Specifications',
    meaning: 'Other facts, each under a name of its own: specifications.Motor in a mapping',
    kind: 'specifications',
    required: true,
    headings: 'specs attributes',
    published: 'table',
  },
} as const satisfies Readonly<Record<string, VehicleField>>;
