import { business } from '../dealer/business/identity.ts';
import { responseTimes } from '../dealer/business/terms/response-times.ts';
import { policy } from './policy-markup.ts';

const newProduct = `${responseTimes.newProduct} hours`;

export const publishingPolicy = policy(
  'publishing-policy',
  {
    title: 'Publishing Policy',
    shortTitle: 'Publishing',
    group: 'Content Policies',
    description:
      'Where the facts, prices, pictures, and reviews on our website come from, who checks them, and how soon new carts appear.',
    keywords: ['publishing policy', 'editorial standards', 'product information', 'accuracy'],
    lead: 'You may drive a long way because of something you read here. Here’s how we make sure it’s true.',
  },
  () => `
New product information: Published within ${newProduct}
Prices: From our own stock records
Reviews: Only from real customers, never written by us
Paid content: None
## What we publish {#what-we-publish}
This website is here to help you choose, rent, and take care of a golf cart. We publish the carts we sell with their prices, ranges, seats, and sizes; rental plans; the places we deliver to; our policies; and a calculator that shows its math. ${business.name} is a dealer and makes its living selling and renting carts. Keep that in mind when you read what we say about them; we write so that it still stands up.
## Where the facts come from {#sources}
Table: Sources of what you read
| What | Where it comes from |
| Specifications | The manufacturer’s published data for that model |
| Prices and stock | Our own stock records, the same ones our sales staff use |
| Hours, addresses, and phone numbers | One record that fills in every page |
| Distances | Calculated in a straight line from showroom to town, and rounded |
| Savings and emissions | Formulas and constants shown with the result |
| Descriptions | Written by us, about carts we know |
Range is the manufacturer’s figure. Hills, cold, load, and speed cut it down, and ${business.hills} have all four, so ask us about your roads.
## Our standards {#standards}
- Plain English. If a sentence needs explaining, we rewrite it.
- No number without a source, and one source for each number.
- Offers come with their conditions: ${business.financingClaim}. ${business.financingTerms}
- No false urgency: no countdowns, and no “only one left” unless it is true.
- If we can’t state a price, it reads “Call for Price”, not a number that turns out to be wrong.
- A sold cart is marked out of stock; we don’t use it as bait.
## Pictures {#pictures}
A picture shows the cart next to it, either as a photo or as an illustration of the model: its seats, its stance, and its bed. Trim and accessories of the cart in the showroom can differ, so check its list of features, or ask us for photos of that exact cart. Scenes that only set a mood make no claim about a product.
## Reviews and customer stories {#reviews}
We publish a review only if a customer wrote it and said we could use it. We don’t write, buy, reward, or polish reviews, and we don’t hold one back because it is critical. Where there are none, we show none. We may shorten a long review without changing what it says, and we leave out private details and insults.
## From draft to page {#process}
1. Someone who knows the product writes or enters the information.
1. A second person checks figures and claims against their source.
1. It goes live on every page that uses it.
1. We look it over again when a model year, price, or rule changes.
When we have information on a new product, we publish it within ${newProduct}. Sold carts are marked as soon as our records show it.
## Advertising and independence {#independence}
No one pays to appear on this website, and no manufacturer sees a page before you do. A link to another company is there because it helps you, not because we get paid for the click.
## When we are wrong {#mistakes}
We say so and fix it, on a schedule we have published. Tell us what you found; you don’t have to be a customer.
[Corrections policy](corrections-policy) [Feedback policy](feedback-policy) [Ethics policy](ethics-policy)
## Contact us {#contact}
To ask where something on this website comes from, or to use it elsewhere, call or write.
`,
);
