/**
 * What Google asks of structured data, as far as this site uses it
 * (developers.google.com/search/docs/appearance/structured-data: local-business, breadcrumb,
 * merchant-listing, product-snippet, carousel, faqpage, organization, sitelinks-searchbox), and for
 * the other types what they are of no use without. `recommended` names those the site has, so that
 * none gets lost; `optional` what else a node of the type may say. A reference, `{"@id"}` with or
 * without a type and a name, is no node of its own.
 */
export interface TypeRule {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
  readonly optional?: readonly string[];
}

const page: TypeRule = {
  required: ['@id', 'url', 'name', 'isPartOf', 'publisher'],
  optional: ['breadcrumb', 'dateModified', 'mainEntity'],
};

const vehicle: TypeRule = {
  required: ['@id', 'name'],
  recommended: ['brand', 'description', 'model', 'sku', 'url', 'itemCondition'],
  optional: [
    // Only of the cart itself (spec S3.14).
    'image',
    'offers',
    'category',
    'color',
    'driveWheelConfiguration',
    'mileageFromOdometer',
    'vehicleIdentificationNumber',
    'vehicleInteriorColor',
    'vehicleModelDate',
    'vehicleSeatingCapacity',
  ],
};

export const typeRules: Readonly<Record<string, TypeRule>> = {
  WebPage: page,
  AboutPage: page,
  CollectionPage: page,
  ContactPage: page,
  ItemPage: page,
  FAQPage: { ...page, required: [...page.required, 'mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },

  WebSite: {
    required: ['@id', 'url', 'name'],
    recommended: ['potentialAction', 'publisher', 'inLanguage'],
  },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },

  Organization: {
    required: ['@id', 'name', 'url', 'logo'],
    recommended: ['telephone', 'email', 'areaServed'],
    optional: ['foundingDate', 'subOrganization', 'parentOrganization'],
  },
  AutoDealer: {
    required: ['@id', 'name', 'address'],
    recommended: ['geo', 'openingHoursSpecification', 'telephone', 'url', 'image', 'email'],
    optional: ['parentOrganization', 'specialOpeningHoursSpecification'],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    optional: ['dayOfWeek', 'validFrom', 'validThrough'],
  },

  BreadcrumbList: { required: ['@id', 'itemListElement'] },
  ItemList: { required: ['@id', 'itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { required: ['position', 'name'], optional: ['item', 'url'] },

  Product: { ...vehicle, required: [...vehicle.required, 'offers'] },
  Car: vehicle,
  Brand: { required: ['name'] },
  QuantitativeValue: { required: ['value', 'unitCode'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    optional: ['availability', 'itemCondition', 'seller', 'url', 'name', 'eligibleDuration'],
  },

  Service: {
    required: ['name', 'serviceType', 'provider'],
    optional: ['@id', 'areaServed', 'offers', 'description'],
  },
  AdministrativeArea: { required: ['name'] },
  City: { required: ['name', 'containedInPlace', 'geo'] },
};
