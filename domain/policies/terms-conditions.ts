import { business } from '../dealer/business/identity.ts';
import { rentalTerms } from '../dealer/business/terms/rental-terms.ts';
import { returnTerms } from '../dealer/business/terms/return-terms.ts';
import { storageTerms } from '../dealer/business/terms/storage-terms.ts';
import { hoursAt, phoneAt } from '../dealer/dealer.ts';
import { formatHours } from '../dealer/hours.ts';
import { formatAddress } from '../dealer/showroom.ts';
import { formatUsd } from '../money.ts';
import { ownTermsShowroom, webTermsShowrooms } from '../places/showrooms.ts';
import { formatNames, formatPercent } from '../text/wording.ts';
import { policy } from './policy-markup.ts';

const { deposit, fees, cancellation } = rentalTerms;
const { newCart, usedCart, parts } = returnTerms;
const webCities = formatNames(webTermsShowrooms.map(({ city }) => city));

export const termsConditions = policy(
  'terms-conditions',
  {
    title: `Terms & Conditions: ${ownTermsShowroom.city} Showroom`,
    shortTitle: 'Terms & Conditions',
    group: 'Policies',
    description: `The terms of sale, rental, and service for everything ordered or signed at our ${ownTermsShowroom.city} showroom.`,
    keywords: [
      'terms and conditions',
      `${ownTermsShowroom.city} golf carts`,
      `${ownTermsShowroom.address.county} County`,
      'sales terms',
    ],
    lead: `What applies when you buy, rent, or have a cart serviced at our ${ownTermsShowroom.city} showroom. For this website, orders by phone or online, and our ${webCities} ${webTermsShowrooms.length === 1 ? 'showroom' : 'showrooms'}, see the Terms of Service.`,
  },
  (dealer) => `
Covers: Sales, rentals, and service at the ${ownTermsShowroom.city} showroom
Everything else: The Terms of Service apply
Showroom: ${formatAddress(ownTermsShowroom.address)}, ${phoneAt(dealer, ownTermsShowroom.id).shown}
Law and courts: ${business.state}; ${ownTermsShowroom.address.county} County
## Scope {#scope}
${formatNames([ownTermsShowroom, ...webTermsShowrooms].map(({ name }) => name))} are one business with one set of prices and policies. These terms apply to what you order or sign at ${formatAddress(ownTermsShowroom.address)}, including carts delivered or picked up from there, so that a dispute about such an order can be settled close to where you made it.
[Terms of Service: website, phone, and ${webCities}](terms-of-service) [Privacy Policy](privacy-policy)
## Terms of sale {#sales}
1. You choose a cart and, if you like, test-drive it with one of us.
1. We write the sales order: cart, price, accessories, fees, tax, delivery. We add nothing afterward without your consent.
1. We both sign. From then on the price is locked in and the cart is reserved for you.
1. You or your lender pay as the order says, and we hand over the cart.
- ${business.state} sales tax applies to every sale.
- We offer ${business.financingClaim}. ${business.financingTerms} Approval is the lender’s decision.
- We value a trade-in as we see it that day; tell us what you know about its condition.
- New carts come with the manufacturer’s warranty. Used carts come with what the sales order says; as-is carts come with none.
- If the manufacturer changes a custom order, we’ll tell you, and you can accept it or get your money back.
## Returns {#returns}
Table: Returns at a glance
| Item | Return within | Restocking fee |
| New cart, under ${newCart.underMiles} miles | ${newCart.days} days | ${formatPercent(newCart.restockingPercent)} |
| Used cart, unless as is | ${usedCart.days} days | ${formatPercent(usedCart.restockingPercent)} |
| Parts | ${parts.days} days | ${formatPercent(parts.restockingPercent)}, none if defective |
[Return policy in full](return-policy)
## Terms of rental {#rentals}
- You are ${rentalTerms.minAge} or older and have a valid driver’s license. You can add up to ${rentalTerms.additionalDriver.max} additional drivers for ${formatUsd(rentalTerms.additionalDriver.feeUsd)} each.
- The deposit is ${formatUsd(deposit.fourSeater)} for a 4-seater, ${formatUsd(deposit.sixSeater)} for a 6-seater, and ${formatUsd(deposit.utility)} for a utility cart.
- A rental is at least ${rentalTerms.minHours} hours and at most ${rentalTerms.maxDays} days. Late returns cost ${formatUsd(fees.latePerHourUsd)} per hour.
- You can cancel free up to ${cancellation.freeUntilHours} hours before the start. After that you get ${formatPercent(cancellation.lateRefundPercent)} back, and nothing if you don’t show up.
- You are responsible for damage to the cart beyond ordinary wear, and for fines during your rental.
[Rental policy in full](rental-policy) [Rental plans](/rentals)
## Terms of service and repair {#service}
The service department is open ${formatHours(dealer.hours.service)}; the showroom ${formatHours(hoursAt(dealer, ownTermsShowroom.id))}.
- You get an estimate before any work begins, and we go over it only with your consent.
- You can take replaced parts home if you ask before we start, unless a warranty requires us to send them in.
- Payment is due when you pick up the cart. We may keep it until the bill is paid.
- A cart that no one picks up counts as abandoned and is subject to a lien after ${storageTerms.abandonedLienDays} days. We’ll write and call before we go that far.
[Services and prices](/services)
## Liability {#liability}
We are liable for harm that our staff cause carelessly or on purpose, and for what our written warranties promise. As far as the law allows, we give no other warranty, pay nothing for indirect losses, and owe no more on an order than you paid for it. None of this limits your rights after a personal injury or under consumer law.
You are responsible for using the cart as its manual and the law say: seat belts on, no more riders than seats, and only on roads and paths where it is allowed.
## Governing law and courts {#governing-law}
These terms follow the law of ${business.state}. If we can’t settle a disagreement between ourselves, the courts of ${ownTermsShowroom.address.county} County, ${business.state} decide. If one clause turns out to be invalid, the others stay in force.
## Contact us {#contact}
Ask for the manager at our ${ownTermsShowroom.city} showroom, ${phoneAt(dealer, ownTermsShowroom.id).shown}, or use any of these.
`,
);
