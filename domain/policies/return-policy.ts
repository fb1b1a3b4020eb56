import { business } from '../dealer/business/identity.ts';
import { returnTerms as terms } from '../dealer/business/terms/return-terms.ts';
import { formatPercent, formatRange } from '../text/wording.ts';
import { policy } from './policy-markup.ts';

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
      'How to return a new cart, a used cart, or parts: windows, restocking fees, defects, the return number, and when your money is back.',
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
Carts, parts, and accessories bought from ${business.name}, in a showroom, by phone, or online. The days count from the day you receive the item. Rentals have their own cancellation rules, and a manufacturer’s warranty keeps running after these windows close.
## How long you have, and what it costs {#windows}
Table: Return windows and restocking fees
| Item | Return within | Restocking fee | Conditions |
| New cart | ${newCart.days} days | ${formatPercent(newCart.restockingPercent)} | Under ${newCart.underMiles} miles, undamaged, unaltered |
| Used cart | ${usedCart.days} days | ${formatPercent(usedCart.restockingPercent)} | As sold to you; no returns on as-is sales |
| Parts and accessories | ${parts.days} days | ${formatPercent(parts.restockingPercent)}, none if defective | Unused, not installed, in the original packaging |
The fee is a share of the item’s price before tax. It pays for inspection, cleaning, and the lower price of a cart that can’t be sold as new.
## What we can’t take back {#not-returnable}
- New carts with ${newCart.underMiles} miles or more, or outside the ${newCart.days}-day window.
- Used carts sold as is. The sales order says so, and you sign next to it.
- Carts that were altered, damaged, or registered to someone else after delivery.
- Parts that were installed, unless they are defective.
## Defects and damage in transit {#defects}
If something arrives defective or damaged, tell us within ${terms.defectReportHours} hours, with photos if you can. We’ll repair it, replace it, or take it back; there is no restocking fee on a defective part. A defect that shows up later goes under the manufacturer’s warranty, and our service department handles that claim for you.
## How to return something {#how-to-return}
1. Call or write to us within the window, with your order number and the reason.
1. We give you an RMA number (return merchandise authorization). We can’t accept returns without one.
1. Bring the item back with its keys, charger, manuals, and papers, or ask us to pick it up; we’ll tell you what that costs first.
1. We inspect it with you, or send you what we found with photos.
1. We send your refund within ${refund} of receiving the item.
## Getting your money back {#refunds}
Table: When the money arrives
| Step | Time |
| We issue the refund | Within ${refund} |
| A card refund then shows on your statement | ${cardRefund} |
Refunds go back the way you paid. ${business.state} sales tax applies to what you buy; you get the tax back on the refunded amount. If you financed the purchase, we pay off the lender first and send you the rest.
## Exchanging instead {#exchanges}
Often a different seat layout, battery, or color is all it takes. Within the return window, ask us about an exchange before you send anything back: we’ll tell you what the other cart costs and what we’d give you for yours, and then you decide.
## Questions people ask {#questions}
Q: I’ve had my new cart a few days and it’s too small. Can I bring it back?
A: Yes, within ${newCart.days} days and under ${newCart.underMiles} miles. The restocking fee is ${formatPercent(newCart.restockingPercent)}; ask about an exchange first.
Q: Can I return a used cart?
A: Within ${usedCart.days} days, with a ${formatPercent(usedCart.restockingPercent)} fee, unless it was sold as is.
Q: The part I bought doesn’t fit. What now?
A: Return it unused within ${parts.days} days. The fee is ${formatPercent(parts.restockingPercent)}, or nothing if the part is defective.
Q: Why do I need an RMA number?
A: It ties the item to your order. Without it, a return can sit in the workshop with no one knowing whose it is.
## Related policies {#related}
[Delivery policy](delivery-policy) [Rental policy](rental-policy) [Terms of Service](terms-of-service)
## Contact us {#contact}
To get an RMA number or report a defect, call or write with your order number.
`,
);
