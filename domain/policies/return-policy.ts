import { business } from '../business/identity.ts';
import { returnTerms as terms } from '../business/terms/return-terms.ts';
import { formatPercent, formatRange } from '../text/wording.ts';
import { contactDetails, policy } from './policy-markup.ts';

const { newCart, usedCart, parts } = terms;
const refund = `${terms.refundWithinBusinessDays} business days`;
const cardRefund = `${formatRange(terms.cardRefundBusinessDays)} business days`;

export const returnPolicy = policy(
  'return-policy',
  {
    title: 'Return Policy',
    shortTitle: 'Returns',
    group: 'Service Policies',
    description:
      'How to return a new cart, a used cart or parts: windows, restocking fees, defects, the return number and when your money is back.',
    keywords: ['golf cart returns', 'refund', 'restocking fee', 'defective parts', 'RMA'],
    lead: 'If a cart or a part isn’t right for you, this is how long you have, what it costs, and how you get your money back.',
  },
  () => `
New carts: ${newCart.days} days, under ${newCart.underMiles} miles, ${formatPercent(newCart.restockingPercent)} restocking fee
Used carts: ${usedCart.days} days, ${formatPercent(usedCart.restockingPercent)} restocking fee; no returns on as-is sales
Parts: ${parts.days} days, ${formatPercent(parts.restockingPercent)} fee unless defective
Defects: Report within ${terms.defectReportHours} hours
Refunds: Within ${refund}

## What this policy covers {#scope}
It applies to carts, parts and accessories bought from ${business.name}, in a showroom, by phone or online. The days count from the day you receive the item. Rentals have their own cancellation rules, and a manufacturer’s warranty goes on long after these windows have closed.

## How long you have, and what it costs {#windows}
Table: Return windows and restocking fees
| Item | Return within | Restocking fee | Conditions |
| New cart | ${newCart.days} days | ${formatPercent(newCart.restockingPercent)} | Under ${newCart.underMiles} miles, undamaged, unaltered |
| Used cart | ${usedCart.days} days | ${formatPercent(usedCart.restockingPercent)} | As sold to you; no returns on as-is sales |
| Parts and accessories | ${parts.days} days | ${formatPercent(parts.restockingPercent)}, none if defective | Unused, not installed, in the original packaging |
The fee is taken from the price of the item before tax. It pays for inspection, cleaning and the fact that a cart that has been out can no longer be sold as untouched.

## What we cannot take back {#not-returnable}
- New carts with ${newCart.underMiles} miles or more, or outside the ${newCart.days}-day window.
- Used carts sold as is. The sales order says so in plain words, and you sign beside it.
- Carts that were altered, damaged or registered to somebody else after delivery.
- Parts that were installed, unless they are defective.

## Defects and damage in transit {#defects}
If something arrives defective or damaged, tell us within ${terms.defectReportHours} hours, with photographs if you can. We repair it, replace it or take it back; for a defective part there is no restocking fee. A defect that shows itself later is a matter for the manufacturer’s warranty, and our service department handles that claim for you.

## How to return something {#how-to-return}
1. Call or write to us within the window, with your order number and the reason.
1. We give you an RMA number (return merchandise authorization). Returns without one cannot be accepted.
1. Bring the item back with its keys, charger, manuals and papers, or ask us to collect it; we tell you the cost of collection first.
1. We inspect it with you, or send you the findings with photographs.
1. We send your refund within ${refund} of receiving the item.

## Getting your money back {#refunds}
Table: When the money arrives
| Step | Time |
| We issue the refund | Within ${refund} |
| A card refund then shows on your statement | ${cardRefund} |
Refunds go back the way you paid. ${business.state} sales tax applies to what you buy; the tax on the refunded amount is refunded with it. If the purchase was financed, we settle with the lender first and pay you what remains.

## Exchanging instead {#exchanges}
Often a different seat layout, battery or color is all it takes. Within the return window, talk to us about an exchange before you send anything back: we tell you what the other cart costs and what we allow for yours, and then you decide.

## Questions people ask {#questions}
Q: I’ve had my new cart for a few days and it is too small. Can I bring it back?
A: Yes, within ${newCart.days} days and under ${newCart.underMiles} miles. The restocking fee is ${formatPercent(newCart.restockingPercent)}; ask about an exchange first.
Q: Can I return a used cart?
A: Within ${usedCart.days} days, with a ${formatPercent(usedCart.restockingPercent)} fee, unless it was sold as is.
Q: The part I bought doesn’t fit. What now?
A: Return it unused within ${parts.days} days. The fee is ${formatPercent(parts.restockingPercent)}, and nothing at all if the part is defective.
Q: What is an RMA number, and why do I need it?
A: It ties the item to your order when it reaches us. Without it, a return can sit unrecognized in the workshop, so we don’t accept any.
Q: When will I see the refund on my card?
A: We issue it within ${refund} of getting the item back; your card’s bank then takes ${cardRefund}.

## Related policies {#related}
[Delivery policy](delivery-policy) [Rental policy](rental-policy) [Terms of Service](terms-of-service)

## Contact us {#contact}
To get an RMA number or report a defect, call or write with your order number.
${contactDetails()}
`,
);
