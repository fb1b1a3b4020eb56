import { allSeries } from '../../dealer/business/models/brands.ts';
import type { VehicleField } from './vehicle-field.ts';

/** Source of the type, import, export, API and specifications; absent fields are unknown. */
export const vehicleFields = {
  id: {
    label: 'ID',
    meaning:
      'Last part of the page’s address, the same in every import; made from stock number, VIN, serial number, or name',
    kind: 'id',
    required: true,
    headings: 'vehicleid unitid inventoryid listingid productid handle',
    published: 'page',
  },
  name: {
    label: 'Name',
    meaning: 'Heading of the listing; made from year, make, model, and trim where it is missing',
    kind: 'line',
    required: true,
    headings:
      'headline title vehicle vehiclename listingtitle heading productname itemname unit item',
    published: 'page',
  },
  brand: {
    label: 'Make',
    meaning: 'Manufacturer, as you write it; compared without regard to case',
    kind: 'line',
    required: true,
    headings: 'make manufacturer mfr mfg oem vehiclemake vendor',
    published: 'page',
  },
  category: {
    label: 'Category',
    meaning: `Series, like “${allSeries[0]?.category}”; worked out from the model where it is known`,
    kind: 'line',
    required: true,
    headings:
      'categories productcategory type series class bodystyle body bodytype vehicletype producttype unittype segment',
    published: 'page',
  },
  price: {
    label: 'Price',
    meaning: 'What the cart costs; without it the page says “Call for Price”',
    kind: 'dollars',
    headings:
      'retailprice listprice askingprice sellingprice webprice retail pricing regularprice ourprice baseprice asking advertisedprice currentprice pricecurrent salesprice vehicleprice variantprice startprice buyitnowprice',
    published: 'page',
  },
  msrp: {
    label: 'MSRP',
    meaning: 'Price the manufacturer suggests',
    kind: 'dollars',
    headings:
      'mfrprice manufacturersuggestedretailprice suggestedretail suggestedretailprice stickerprice vehiclemsrp compareatprice variantcompareatprice',
    published: 'table',
  },
  year: {
    label: 'Year',
    meaning: 'Model year, four digits',
    kind: 'year',
    headings: 'modelyear yr my vehicleyear',
    published: 'table',
  },
  condition: {
    label: 'Condition',
    meaning: 'New, used, or a display unit (demo)',
    kind: 'choice',
    choices: {
      new: 'n, brand new',
      used: 'u, preowned, certified preowned, cpo, p, po, certified, refurbished, reconditioned, like new, as new, almost new, trade in',
      demo: 'd, demonstrator, demo unit, display, display unit, floor model',
    },
    ignoredWords: 'good, very good, excellent, great, fair, mint, clean, ok, poor, other',
    headings:
      'newused neworused usednew stocktype vehiclecondition newpreowned newusedcondition inventorytype cond nu stateofvehicle conditiontype',
    published: 'table',
  },
  mileage: {
    label: 'Mileage',
    meaning: 'Miles driven',
    kind: 'miles',
    headings: 'miles odometer odometerreading odo mileagemi odometermiles',
    published: 'table',
  },
  fuel: {
    label: 'Power',
    meaning: 'Electric or gas',
    kind: 'choice',
    choices: {
      electric:
        'e, ev, elec, battery, batteries, lithium, lithium ion, li ion, agm, lead acid, ac, dc, 36, 48, 51, 72, 36v, 48v, 51v, 51 2v, 72v, v, volt, volts',
      gas: 'g, gasoline, petrol, efi, gas powered, unleaded',
    },
    headings:
      'fueltype power powertype powersource poweredby gasorelectric gaselectric gaselec electricgas elecgas energy',
    published: 'table',
  },
  exteriorColor: {
    label: 'Exterior color',
    meaning: 'Color of the body',
    kind: 'line',
    headings:
      'color colour exterior ext extcolor exteriorcolour extcolour bodycolor colorexterior exteriorcolordescription paint paintcolor primarycolor',
    published: 'table',
  },
  interiorColor: {
    label: 'Interior color',
    meaning: 'Color of the seats',
    kind: 'line',
    headings:
      'interior int intcolor interiorcolour intcolour seatcolor upholsterycolor colorinterior interiorcolordescription',
    published: 'table',
  },
  streetLegal: {
    label: 'Street legal',
    meaning: 'Whether it may be registered for the road',
    kind: 'flag',
    words: {
      true: 'street legal, lsv, road legal',
      false: 'off road, off road only, ptv, golf, golf cart, not street legal, non lsv',
    },
    headings:
      'lsv streetlegallsv lsvstreetlegal roadlegal streetready isstreetlegal islsv lowspeedvehicle',
    published: 'table',
  },
  lifted: {
    label: 'Lifted',
    meaning: 'Whether it has a lifted suspension',
    kind: 'flag',
    words: {
      true: 'lifted, raised',
      false: 'non lifted, not lifted, unlifted, stock, standard, lowered, low profile, street',
    },
    headings: 'lift islifted liftedstance',
    published: 'table',
  },
  location: {
    label: 'Location',
    meaning: 'Showroom where it is, or your own words',
    kind: 'place',
    headings:
      'lot store showroom branch dealerlocation storelocation site lotlocation vehiclelocation storecode where',
    published: 'table',
  },
  stockNumber: {
    label: 'Stock number',
    meaning: 'Your own number for the cart',
    kind: 'line',
    headings:
      'stock stockno stocknum stocknbr stk stkno stknum stknumber unitnumber unitno inventorynumber itemnumber vehiclenumber sku stockid variantsku',
    published: 'table',
  },
  serialNumber: {
    label: 'Serial number',
    meaning: 'Number of a cart that is not made for the road and has no VIN',
    kind: 'line',
    headings: 'serial serialno sn serialnum vinserial vinserialnumber serialvin vinorserial',
    published: 'table',
  },
  vin: {
    label: 'VIN',
    meaning: 'Vehicle identification number of a street-legal cart, 17 characters',
    kind: 'vin',
    headings: 'vinnumber vinno vehicleidentificationnumber',
    published: 'table',
  },
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
      'instockdate dateinstock datein stockdate datestocked datereceived receiveddate arrivaldate arrived inventorydate',
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
