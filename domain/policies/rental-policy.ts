import { places } from '../dealer/business/places.ts';
import { generalRates } from '../dealer/business/rentals/rates.ts';
import { rentalTerms as terms } from '../dealer/business/terms/rental-terms.ts';
import { periodDays } from '../dealer/rental.ts';
import { formatUsd } from '../money.ts';
import { generalDelivery, rentalOutsidePlaces } from '../places/delivery.ts';
import { supportOutsideHours } from '../rentals/rental-copy.ts';
import { formatPercent, formatRange } from '../text/wording.ts';
import { policy, rows } from './policy-markup.ts';

const { deposit, fees, insurance, cancellation, additionalDriver } = terms;
const refundDays = `${formatRange(terms.refundBusinessDays)} business days`;
const cleaning = `${formatUsd(fees.cleaningUsd.from)}–${fees.cleaningUsd.to}`;

const carts = [
  { key: 'fourSeater', label: '4-seater' },
  { key: 'sixSeater', label: '6-seater' },
  { key: 'utility', label: 'Utility cart' },
] as const;

export const rentalPolicy = policy(
  'rental-policy',
  {
    title: 'Rental Policy',
    shortTitle: 'Rental',
    group: 'Service Policies',
    description:
      'Golf cart rental rates, deposits, driver requirements, insurance, fees, and cancellation, in plain English.',
    keywords: ['golf cart rental policy', 'rental deposit', 'rental insurance', 'cancellation'],
    lead: 'Who can rent, what it costs, what insurance covers, and what happens if plans change.',
  },
  (dealer) => `
To rent: ${terms.minAge} or older, with a valid driver’s license
Length: ${terms.minHours} hours at least, ${terms.maxDays} days at most
Deposit: ${formatUsd(deposit.fourSeater)} 4-seater, ${formatUsd(deposit.sixSeater)} 6-seater, ${formatUsd(deposit.utility)} utility; back in ${refundDays}
Cancel free: Up to ${cancellation.freeUntilHours} hours before the start
Late return: ${formatUsd(fees.latePerHourUsd)} per hour
Insurance: Liability coverage included in every rental
## Who can rent and drive {#who-can-rent}
- You’re ${terms.minAge} or older and show a valid driver’s license at handover. We can’t rent on a suspended or revoked license.
- You can add up to ${additionalDriver.max} additional drivers for ${formatUsd(additionalDriver.feeUsd)} each. They meet the same requirements and sign the agreement too.
- No one else may drive the cart, not even a short way: the insurance covers named drivers only.
## Rates {#rates}
Table: Rental rates per cart
| Cart | Daily | 3-day | Weekly | Monthly |
${rows(
  carts.map(({ key, label }) => {
    const { daily, threeDay, weekly, monthly } = generalRates[key];
    return [label, ...[daily, threeDay, weekly, monthly].map(formatUsd)];
  }),
)}
Rentals run in ${terms.periodHours}-hour periods from the time you get the cart: a daily rental is one period, a monthly rental ${periodDays.monthly}. Prices are subject to availability, and yours is set once we confirm your booking. These are the showroom prices, for a cart you pick up or that we deliver for ${generalDelivery}. Town rental pages have a town price, with delivery and pickup afterward included. All prices are before sales tax.
## Security deposit {#deposit}
Table: Deposit by cart
| Cart | Deposit |
${rows(carts.map(({ key, label }) => [label, formatUsd(deposit[key])]))}
We take the deposit when you get the cart and refund it ${refundDays} after you return it, less any fees below that apply. If we keep any of it, you’ll get an itemized list with photos.
## Start, end, and late return {#periods}
- The shortest rental is ${terms.minHours} hours; the longest is ${terms.maxDays} days. Need it longer? Ask us about a new agreement, or about buying.
- A late return costs ${formatUsd(fees.latePerHourUsd)} per hour. Call us as soon as you know; if no one is waiting for the cart, we can often extend your rental instead.
- Returning early is fine, but unused time is not refunded.
## Insurance {#insurance}
Every rental includes liability insurance. It protects you if you injure someone or damage someone else’s property while driving within the rental agreement.
Table: Limits of the included insurance
| Coverage | Limit |
| Bodily injury, per person | ${formatUsd(insurance.perPersonUsd)} |
| Bodily injury, per accident | ${formatUsd(insurance.perAccidentUsd)} |
| Property damage | ${formatUsd(insurance.propertyDamageUsd)} |
It doesn’t cover damage to the rented cart itself, your belongings, a driver who is not named in the agreement, or driving under the influence, racing, or anything else this policy rules out.
## Fees you can avoid {#fees}
Most renters never pay any of these. They cover our cost of cleaning or fixing a cart.
Table: Fees after return
| What happened | Fee |
| Late return | ${formatUsd(fees.latePerHourUsd)} per hour |
| Cleaning beyond normal use | ${cleaning}, by condition |
| Returned uncharged | ${formatUsd(fees.unchargedUsd)} |
| Smoke odor removal | ${formatUsd(fees.smokeOdorUsd)} |
| Pet hair removal | ${formatUsd(fees.petHairUsd)} |
| Missing accessory | Replacement cost plus ${formatUsd(fees.missingAccessoryUsd)} |
| Minor damage | Repair cost plus a ${formatUsd(fees.minorDamageAdminUsd)} administrative fee |
## Driving and taking care of the cart {#care}
- One rider per seat, belts buckled.
- Follow traffic laws, posted limits, and your community’s rules. Ask us which roads the cart may use.
- Never drive after drinking or taking anything that impairs you.
- No towing, racing, deep water, or steep off-road slopes, and no smoking on board.
- Plug the cart in overnight, and bring it back charged with its charger, keys, and accessories.
## If something goes wrong {#trouble}
1. Stop somewhere safe and make sure no one is hurt. In an emergency, call 911 first.
1. Call ${dealer.phone.shown}. We’ll bring help or another cart.
1. After an accident, call the police, exchange information, and take photos.
1. Please don’t fix anything yourself. If the breakdown isn’t your fault, it costs you nothing.
${supportOutsideHours(dealer)}
For minor damage you pay for the repair plus the administrative fee above. For major damage, loss, or theft you pay to repair or replace the cart, less what any insurance pays.
## Canceling {#cancellation}
Table: Refund by time of cancellation
| When you cancel | What you get back |
| Up to ${cancellation.freeUntilHours} hours before the start | Everything: cancellation is free |
| Within ${cancellation.freeUntilHours} hours of the start | ${formatPercent(cancellation.lateRefundPercent)} refund |
| You don’t show up (no-show) | No refund |
If we have to cancel, or the cart you booked isn’t fit to go out, you choose: another cart or a full refund.
## Delivery and pickup {#delivery}
The town price includes delivery and pickup afterward within the limits of each of the ${places.length} municipalities we serve. ${rentalOutsidePlaces}
[Delivery policy](delivery-policy) [Rental plans](/rentals)
## Questions people ask {#questions}
Q: When do I get my deposit back?
A: ${refundDays} after you return the cart in good shape. Your bank may take a little longer to show it.
Q: Can my teenager drive?
A: Not until they turn ${terms.minAge}. Every driver is ${terms.minAge} or older, has a valid license, and is named in the agreement.
Q: Can I bring my dog?
A: Yes. Please brush off the seats afterward: removing pet hair costs ${formatUsd(fees.petHairUsd)}.
Q: What if I’m a little late?
A: Call ahead. Late time costs ${formatUsd(fees.latePerHourUsd)} per hour; another ${terms.periodHours}-hour period may cost you less.
Q: Do I need my own insurance?
A: Liability is included. Damage to the cart is not, so ask your insurance company whether your own policy covers rented carts.
## Contact us {#contact}
To book, extend, or cancel a rental, or to ask a question first, call or write.
`,
);
