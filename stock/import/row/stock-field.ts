/**
 * What a stock file can tell about a cart, and the names dealers' systems give it.
 *
 * A header is compared by letters and digits alone, in lower case, with `#` for "number":
 * `"Stock #"`, `stock_no` and `StockNo.` are `stocknumber`, `stockno` and `stockno`. Every
 * field's own name is one of its aliases, so that an export can be imported again.
 */

const aliases = {
  id: 'vehicleid unitid inventoryid listingid productid',
  name: 'title vehicle vehiclename listingtitle heading productname unit item',
  brand: 'make manufacturer mfr mfg oem vehiclemake',
  model: 'modelname vehiclemodel modeldescription',
  trim: 'trimlevel package edition version submodel',
  year: 'modelyear yr my vehicleyear',
  category: 'type series class bodystyle body bodytype vehicletype producttype segment',
  description: `
    desc comments sellercomments dealercomments webdescription longdescription
    vehicledescription details overview
  `,
  price: `
    retailprice listprice askingprice sellingprice webprice retail pricing regularprice ourprice
    baseprice
  `,
  salePrice: `
    sale specialprice special internetprice discountedprice discountprice promoprice
    clearanceprice finalprice
  `,
  msrp: `
    mfrprice manufacturersuggestedretailprice suggestedretail suggestedretailprice stickerprice
    vehiclemsrp
  `,
  isNewUnit: 'new isnewvehicle',
  condition: 'newused neworused usednew stocktype vehiclecondition newpreowned inventorytype',
  mileage: 'miles odometer odometerreading odo mileagemi odometermiles',
  exteriorColor: `
    color colour exterior ext extcolor exteriorcolour extcolour bodycolor colorexterior
    exteriorcolordescription paint
  `,
  interiorColor: `
    interior int intcolor interiorcolour intcolour seatcolor upholsterycolor colorinterior
    interiorcolordescription
  `,
  stockNumber: `
    stock stockno stocknum stocknbr stk stkno stknum stknumber unitnumber unitno inventorynumber
    itemnumber vehiclenumber sku
  `,
  vin: 'vinnumber vinno vehicleidentificationnumber',
  serial: 'serialnumber serialno vinserial vinserialnumber serialvin',
  images: `
    image imageurl imageurls imagelink photo photos photourl photourls photolinks picture
    pictures pictureurls imagelist photolist
  `,
  features: `
    feature options option equipment optionlist featurelist accessories highlights
    standardequipment installedoptions
  `,
  externalUrl: `
    url link website webpage detailurl vdpurl vdp listingurl vehicleurl producturl detailpage
    weblink
  `,
  inStock: `
    status availability available stockstatus inventorystatus vehiclestatus qty quantity
    quantityonhand qtyonhand qtyavailable qoh onhand
  `,
  isNew: 'newarrival justarrived newbadge',
  location: `
    lot store showroom branch dealerlocation storelocation site lotlocation vehiclelocation
  `,
  streetLegal: `
    lsv streetlegallsv lsvstreetlegal roadlegal streetready isstreetlegal islsv lowspeedvehicle
  `,
  lifted: 'lift islifted liftedstance',
  seats: `
    seatingcapacity passengers passenger passengercapacity seating numberofseats seatcount
    noofseats capacity pax
  `,
  topSpeed: 'maxspeed maximumspeed speed topspeedmph maxspeedmph mph',
  range: 'rangemiles drivingrange maxrange batteryrange electricrange milesofrange rangemi',
  batteryType: 'battery batteries batterypack batterydescription powersource',
  chargingTime: 'chargetime rechargetime timetocharge',
  payload: 'payloadcapacity loadcapacity maxload maxpayload',
  specifications: 'specs attributes',
} as const;

/** A field of a stock file. */
export type StockField = keyof typeof aliases;

/** `"Sale Price ($)"` → `"saleprice"`, `"Unit #"` → `"unitnumber"`. Any script's letters count. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('#', 'number')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

interface Alias {
  readonly field: StockField;
  /** 0 is the field's own name; of several columns for one field the lowest that is filled wins. */
  readonly rank: number;
}

const aliasByKey = new Map<string, Alias>();
for (const [field, names] of Object.entries(aliases) as [StockField, string][]) {
  for (const [rank, name] of [headerKey(field), ...names.trim().split(/\s+/)].entries()) {
    const taken = aliasByKey.get(name);
    if (taken !== undefined) throw new Error(`“${name}” stands for ${taken.field} and ${field}`);
    aliasByKey.set(name, { field, rank });
  }
}

/**
 * The field a header stands for, or `undefined` when it is none of ours. Numbered columns
 * ("Photo 1", "Photo 2") count together for the fields that are lists.
 */
export function fieldOfHeader(header: string): Alias | undefined {
  const key = headerKey(header);
  const alias = aliasByKey.get(key);
  if (alias !== undefined) return alias;
  const numbered = aliasByKey.get(key.replace(/\d{1,3}$/, ''));
  return numbered !== undefined && isListField(numbered.field) ? numbered : undefined;
}

export function isListField(field: StockField): field is 'images' | 'features' {
  return field === 'images' || field === 'features';
}

/** Columns that describe the cart itself, found in the words of their header. */
const physicalWords =
  /\b(?:motor|engine|controller|lift|drive|drivetrain|transmission|axle|horsepower|hp|kw|torque|volts?|voltage|amps?|amp hours?|ah|charger|charging|charge|wheels?|rims?|tires?|tyres?|brakes?|braking|suspension|steering|turning|clearance|length|width|height|wheelbase|weight|dimensions?|towing|tow|hitch|cargo|bed|storage|roof|top|canopy|windshield|mirrors?|cameras?|lights?|headlights?|screen|display|speakers?|audio|sound|stereo|bluetooth|usb|belts?|upholstery|warranty|grade|climb(?:ing)?|mpn)\b/;

/** Columns that are the dealer's own business whatever else their header says. */
const privateWords =
  /\b(?:cost|invoice|wholesale|margin|profit|commission|holdback|internal|private|customer|buyer|owner|sold to|vendor|lender|notes?|e ?mail|phone|password|key)\b/;

/**
 * The specification an unknown column becomes, as a camelCase key; `undefined` when the column is
 * not read. A column is kept only when its header speaks of the cart's build ("Motor", "Tire
 * Size", "Ground clearance"): what nobody recognised could be the dealer's cost, a customer's name
 * or an internal note, and must not end up on a public page by accident. A mapping can keep any
 * column by name.
 */
export function specificationOfHeader(header: string): string | undefined {
  const words = header
    .normalize('NFKC')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (words.length > 40 || !physicalWords.test(words) || privateWords.test(words)) return undefined;
  return words.replace(/ (\p{L}|\p{N})/gu, (_, letter: string) => letter.toUpperCase());
}
