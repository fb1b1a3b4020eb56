import { business } from '../business/identity.ts';
import { returnTerms as terms } from '../business/terms/return-terms.ts';
import { formatPercent, formatRange } from '../text/wording.ts';
import {
  contactSection,
  list,
  policy,
  questions,
  relatedPolicies,
  section,
  steps,
  table,
} from './blocks.ts';
import { policyPaths } from './paths.ts';

const { newCart, usedCart, parts } = terms;
const refund = `${terms.refundWithinBusinessDays} business days`;
const cardRefund = `${formatRange(terms.cardRefundBusinessDays)} business days`;

export const returnPolicy = policy('return-policy', {
  title: 'Return Policy',
  shortTitle: 'Returns',
  group: 'Service Policies',
  description:
    'How to return a new cart, a used cart or parts: windows, restocking fees, defects, the return number and when your money is back.',
  keywords: ['golf cart returns', 'refund', 'restocking fee', 'defective parts', 'RMA'],
  lead: 'If a cart or a part isn’t right for you, this is how long you have, what it costs, and how you get your money back.',
  keyFacts: [
    {
      label: 'New carts',
      value: `${newCart.days} days, under ${newCart.underMiles} miles, ${formatPercent(newCart.restockingPercent)} restocking fee`,
    },
    {
      label: 'Used carts',
      value: `${usedCart.days} days, ${formatPercent(usedCart.restockingPercent)} restocking fee; no returns on as-is sales`,
    },
    {
      label: 'Parts',
      value: `${parts.days} days, ${formatPercent(parts.restockingPercent)} fee unless defective`,
    },
    { label: 'Defects', value: `Report within ${terms.defectReportHours} hours` },
    { label: 'Refunds', value: `Within ${refund}` },
  ],
  sections: [
    section(
      'scope',
      'What this policy covers',
      `It applies to carts, parts and accessories bought from ${business.name}, in a showroom, by phone or online. The days count from the day you receive the item. Rentals have their own cancellation rules, and a manufacturer’s warranty goes on long after these windows have closed.`,
    ),
    section(
      'windows',
      'How long you have, and what it costs',
      table(
        'Return windows and restocking fees',
        ['Item', 'Return within', 'Restocking fee', 'Conditions'],
        [
          'New cart',
          `${newCart.days} days`,
          formatPercent(newCart.restockingPercent),
          `Under ${newCart.underMiles} miles, undamaged, unaltered`,
        ],
        [
          'Used cart',
          `${usedCart.days} days`,
          formatPercent(usedCart.restockingPercent),
          'As sold to you; no returns on as-is sales',
        ],
        [
          'Parts and accessories',
          `${parts.days} days`,
          `${formatPercent(parts.restockingPercent)}, none if defective`,
          'Unused, not installed, in the original packaging',
        ],
      ),
      'The fee is taken from the price of the item before tax. It pays for inspection, cleaning and the fact that a cart that has been out can no longer be sold as untouched.',
    ),
    section(
      'not-returnable',
      'What we cannot take back',
      list(
        `New carts with ${newCart.underMiles} miles or more, or outside the ${newCart.days}-day window.`,
        'Used carts sold as is. The sales order says so in plain words, and you sign beside it.',
        'Carts that were altered, damaged or registered to somebody else after delivery.',
        'Parts that were installed, unless they are defective.',
      ),
    ),
    section(
      'defects',
      'Defects and damage in transit',
      `If something arrives defective or damaged, tell us within ${terms.defectReportHours} hours, with photographs if you can. We repair it, replace it or take it back; for a defective part there is no restocking fee. A defect that shows itself later is a matter for the manufacturer’s warranty, and our service department handles that claim for you.`,
    ),
    section(
      'how-to-return',
      'How to return something',
      steps(
        'Call or write to us within the window, with your order number and the reason.',
        'We give you an RMA number (return merchandise authorization). Returns without one cannot be accepted.',
        'Bring the item back with its keys, charger, manuals and papers, or ask us to collect it; we tell you the cost of collection first.',
        'We inspect it with you, or send you the findings with photographs.',
        `We send your refund within ${refund} of receiving the item.`,
      ),
    ),
    section(
      'refunds',
      'Getting your money back',
      table(
        'When the money arrives',
        ['Step', 'Time'],
        ['We issue the refund', `Within ${refund}`],
        ['A card refund then shows on your statement', `${cardRefund}`],
      ),
      `Refunds go back the way you paid. ${business.state} sales tax applies to what you buy; the tax on the refunded amount is refunded with it. If the purchase was financed, we settle with the lender first and pay you what remains.`,
    ),
    section(
      'exchanges',
      'Exchanging instead',
      'Often a different seat layout, battery or color is all it takes. Within the return window, talk to us about an exchange before you send anything back: we tell you what the other cart costs and what we allow for yours, and then you decide.',
    ),
    questions(
      [
        'I’ve had my new cart for a few days and it is too small. Can I bring it back?',
        `Yes, within ${newCart.days} days and under ${newCart.underMiles} miles. The restocking fee is ${formatPercent(newCart.restockingPercent)}; ask about an exchange first.`,
      ],
      [
        'Can I return a used cart?',
        `Within ${usedCart.days} days, with a ${formatPercent(usedCart.restockingPercent)} fee, unless it was sold as is.`,
      ],
      [
        'The part I bought doesn’t fit. What now?',
        `Return it unused within ${parts.days} days. The fee is ${formatPercent(parts.restockingPercent)}, and nothing at all if the part is defective.`,
      ],
      [
        'What is an RMA number, and why do I need it?',
        'It ties the item to your order when it reaches us. Without it, a return can sit unrecognized in the workshop, so we don’t accept any.',
      ],
      [
        'When will I see the refund on my card?',
        `We issue it within ${refund} of getting the item back; your card’s bank then takes ${cardRefund}.`,
      ],
    ),
    relatedPolicies('delivery-policy', 'rental-policy', [
      'Terms of Service',
      policyPaths['terms-of-service'][0],
    ]),
    contactSection(
      'To get an RMA number or report a defect, call or write with your order number.',
    ),
  ],
});
