import { business } from '../dealer/business/identity.ts';
import { deliveryTerms } from '../dealer/business/terms/delivery-terms.ts';
import { rentalTerms } from '../dealer/business/terms/rental-terms.ts';
import { returnTerms } from '../dealer/business/terms/return-terms.ts';
import { storageTerms } from '../dealer/business/terms/storage-terms.ts';
import { formatUsd } from '../money.ts';
import { countiesInWords } from '../places/find-place.ts';
import {
  mainShowroom,
  onlineShowroom,
  ownTermsShowroom,
  physicalShowrooms,
  webTermsShowrooms,
} from '../places/showrooms.ts';
import { countInWords, formatNames, formatPercent } from '../text/wording.ts';
import { policy } from './policy-markup.ts';

const { newCart, usedCart } = returnTerms;
const webCities = formatNames(webTermsShowrooms.map(({ city }) => city));

export const termsOfService = policy(
  'terms-of-service',
  {
    title: 'Terms of Service',
    shortTitle: 'Terms of Service',
    group: 'Policies',
    description:
      'The terms for using this website and for buying, renting, or having a cart serviced online, by phone, or at our showroom.',
    keywords: [
      'terms of service',
      'website terms',
      'golf cart sales terms',
      `${mainShowroom.address.county} County`,
    ],
    lead: `The agreement between you and ${business.name} when you use this website, and when you deal with us online, by phone, or at our ${webCities} ${webTermsShowrooms.length === 1 ? 'showroom' : 'showrooms'}.`,
  },
  () => `
Covers: This website, and business online, by phone, or in ${webCities}
Business in ${ownTermsShowroom.city}: That showroom’s Terms & Conditions apply
Prices: In US dollars, before tax, confirmed in writing
Law and courts: ${business.state}; ${mainShowroom.address.county} County
## Acceptance {#acceptance}
By using this website, or by ordering from us, you accept these terms. If you don’t, please don’t use the site; you’re still welcome to call or visit. You need to be ${rentalTerms.minAge} or older to order, rent, or sign anything.
What you order or sign at our ${ownTermsShowroom.city} showroom follows that showroom’s own Terms & Conditions. The delivery, rental, storage, and return policies are part of both. If a written agreement we have both signed says something different, that agreement counts.
[Terms & Conditions: ${ownTermsShowroom.city} showroom](terms-conditions)
## Services {#services}
${business.name} sells new and used golf carts and low-speed vehicles, rents, delivers, and stores them, and services and repairs them, in ${countiesInWords}. ${onlineShowroom === undefined ? '' : `The ${onlineShowroom.city} listing takes orders for delivery across ${business.state}. `}Not every cart or service is available every day; we’ll tell you before you commit to anything.
## Website use {#website-use}
Browse, compare, share, and print as much as you like for your own use. Please don’t:
- send messages that are false, unlawful, or in someone else’s name;
- try to break in, overload the site, or get around its limits;
- copy the catalog or pictures in bulk for a business of your own.
We work to keep descriptions, pictures, stock, and prices right, and correct mistakes quickly. The site is offered as is: it may be down for a while or contain an error. An obvious error in a price doesn’t bind either of us; we’ll tell you the right price, and you’re free to walk away. The eco-impact calculator gives estimates and shows its math.
## Sales {#sales}
- A cart on this website is an invitation to talk, not an offer. The sale is made when we both sign the sales order, which names the cart, the price, every fee, and the delivery. You pay nothing on this website; you pay as the sales order says.
- Prices are in US dollars. ${business.state} sales tax is extra, and so are title and registration fees if a vehicle needs them.
- Financing: ${business.financingClaim}. ${business.financingTerms} The lender decides on your application, and its contract sets the terms of the loan.
- New carts carry the manufacturer’s warranty, and you get it in writing. A used cart carries the warranty its sales order names; one sold as is carries none.
- Ownership and risk pass to you when the cart is paid for and handed over.
- Whether a cart may go on the road depends on its equipment, its registration, and local rules. We’ll tell you what a model is built for. You’re responsible for driving it only where it’s allowed.
Table: Returns at a glance
| Cart | Return within | Restocking fee |
| New, under ${newCart.underMiles} miles | ${newCart.days} days | ${formatPercent(newCart.restockingPercent)} |
| Used, unless sold as is | ${usedCart.days} days | ${formatPercent(usedCart.restockingPercent)} |
Delivery is free in our zone for sales of ${formatUsd(deliveryTerms.minFreeSaleUsd)} or more, and costs ${formatUsd(deliveryTerms.perMileUsd)} per mile beyond it, rounded up. The return and delivery policies have the rest.
[Return policy](return-policy) [Delivery policy](delivery-policy)
## Rentals {#rentals}
A rental begins with a signed rental agreement, a valid driver’s license, and a security deposit. Renters are ${rentalTerms.minAge} or older. Periods run in ${rentalTerms.periodHours}-hour steps up to ${rentalTerms.maxDays} days, insurance is included as the rental policy describes, and early returns are not refunded. You drive carefully, let only named drivers drive, and return the cart as you got it, apart from ordinary wear. Deposits, fees, and cancellation are in the rental policy.
[Rental policy](rental-policy)
## Service and repairs {#service-repairs}
- We’ll tell you what we found and what the work will cost, and start once you agree. If we find more along the way, we’ll ask again.
- Work under a manufacturer’s warranty is done on the manufacturer’s terms.
- If our work wasn’t done right and you tell us within a reasonable time, we’ll fix it at no charge.
- Tell us about damage, modifications, and earlier repairs you know about, and take your belongings out.
- Please pick up your cart promptly once we’ve told you it’s ready. A vehicle left with us and abandoned is subject to a lien after ${storageTerms.abandonedLienDays} days, as ${business.state} law provides.
## Intellectual property {#intellectual-property}
The text, pictures, design, and code of this website belong to ${business.name} or to those who let us use them. Brand and model names belong to their manufacturers, and we use them to say what we sell. You may quote and link to any page; for any other use, ask us. What you send us stays yours, and you allow us to use it to answer and serve you.
## Liability {#liability}
We are liable for what we do carelessly or on purpose, and nothing on this page takes away a right that the law does not let you give up, such as your rights after an injury or under consumer protection law.
Beyond that, as far as the law allows: we give no warranty, express or implied, other than the written one that comes with your purchase. We are not liable for indirect losses such as lost income or a spoiled outing. The most we can owe you on a claim about an order is what you paid for that order. Neither of us is liable for delays beyond reasonable control, such as storms, strikes, or a manufacturer’s late shipment.
## Indemnification {#indemnification}
If someone makes a claim against us because you broke these terms, broke the law, or used a cart in a way you were told not to, you cover the reasonable cost of that claim, including legal fees, except for any part that is our fault. We’ll tell you about the claim promptly and let you take part in the defense.
## Governing law and courts {#governing-law}
The law of ${business.state} applies. Talk to us first: a phone call settles most disagreements. If it doesn’t, the courts of ${mainShowroom.address.county} County, ${business.state} decide, and we both accept that. For business at our ${ownTermsShowroom.city} showroom, it is the courts its Terms & Conditions name.
## Severability {#severability}
If a court finds that part of these terms is not valid, the rest stays in force, and that part is read as close to its meaning as the law allows. Letting something pass once is not a waiver for the next time. We may change these terms; the version on the day of your order applies to it.
## Contact us {#contact}
Questions about these terms: call, write, or visit one of our ${countInWords(physicalShowrooms.length, 'dealership location')}, ${formatNames(physicalShowrooms.map(({ name }) => name))}.
`,
);
