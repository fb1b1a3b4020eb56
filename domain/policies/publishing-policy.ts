import { business } from '../business/identity.ts';
import { responseTimes } from '../business/terms/response-times.ts';
import { contactDetails, policy } from './policy-markup.ts';

const newProduct = `${responseTimes.newProduct} hours`;

export const publishingPolicy = policy(
  'publishing-policy',
  {
    title: 'Publishing Policy',
    shortTitle: 'Publishing',
    group: 'Content Policies',
    description:
      'Where the facts, prices, pictures and reviews on our website come from, who checks them, and how soon new carts appear.',
    keywords: ['publishing policy', 'editorial standards', 'product information', 'accuracy'],
    lead: 'You may drive a long way because of something you read here. This is how we make sure that it is true.',
  },
  () => `
New product information: Published within ${newProduct}
Prices: From our own stock records
Reviews: Only from real customers, never written by us
Paid content: None

## What we publish {#what-we-publish}
This website exists to help you choose, rent and look after an electric cart. We publish what serves that: the carts we sell with their prices, ranges, seats and sizes; rental plans; the places we deliver to; our policies; and a calculator that shows its working. ${business.name} is a dealer and earns its living by selling and renting carts. You should read what we say about them knowing that, and we write so that it still holds up.

## Where the facts come from {#sources}
Table: Sources of what you read
| What | Where it comes from |
| Specifications | The manufacturer’s published data for that model |
| Prices and stock | Our own stock records, the same ones our sales staff use |
| Hours, addresses and phone numbers | One record, from which every page is filled |
| Distances | Calculated in a straight line from showroom to town, and rounded |
| Savings and emissions | Formulas and constants shown beside the result |
| Descriptions | Written by us, about carts we know |
Range is the figure its maker gives. Hills, cold, load and speed reduce it, and ${business.hills} have all four, so ask us what to expect on your own roads.

## Our standards {#standards}
- Plain words. If a sentence needs explaining, we rewrite it.
- No figure without a source, and one source for each figure.
- Offers carry their conditions with them: ${business.financingClaim}. ${business.financingTerms}
- No false urgency: no countdowns, no “only one left” that isn’t so.
- A price we cannot state reads “Call for Price”, not a number that turns out otherwise.
- What is sold stays marked as out of stock; it is not used as bait.

## Pictures {#pictures}
A picture shows the cart it stands beside, either in a photograph or in an illustration of its kind: its seats, its stance and its bed. Color, trim and accessories of the cart in the showroom can differ, so look at its own list of features, or ask us to send you a photograph of that very cart. Scenes that only set a mood make no claim about a product.

## Reviews and customer stories {#reviews}
We publish a review only if a customer wrote it and allowed us to use it. We do not write, buy, reward or polish reviews, and a critical one is not held back because it is critical. Where there are none, we show none. We may shorten a long review, without changing what it says, and we leave out private details and insults.

## From draft to page {#process}
1. Someone who knows the product writes or enters the information.
1. A second person compares figures and claims with their source.
1. It is published and appears on every page that uses it.
1. We look it over again when a model year, price or rule changes.
When we have information on a new product, we publish it within ${newProduct}. Carts that leave our stock are marked as soon as our records know it.

## Advertising and independence {#independence}
Nobody pays to appear on this website, and no manufacturer sees a page before you do. We sell the brands we name and say so. A link to another company is there because it helps you, not because we are paid for the click.

## When we are wrong {#mistakes}
We say so and put it right, on a schedule that we have published. Tell us what you found; you need not be a customer.
[Corrections policy](corrections-policy) [Feedback policy](feedback-policy) [Ethics policy](ethics-policy)

## Contact us {#contact}
To ask where something on this website comes from, or to use it elsewhere, call or write.
${contactDetails()}
`,
);
