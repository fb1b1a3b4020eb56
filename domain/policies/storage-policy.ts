import { business } from '../dealer/business/identity.ts';
import { storageTerms as terms } from '../dealer/business/terms/storage-terms.ts';
import { formatHours, type Hours } from '../dealer/hours.ts';
import { formatUsd } from '../money.ts';
import { formatSeason, monthsOf } from '../text/wording.ts';
import { policy } from './policy-markup.ts';

const { monthlyUsd, winter, summer, late, delinquencyDays } = terms;

function sunday({ spans }: Hours): string {
  const span = spans.at(-1);
  if (span === undefined || 'opens' in span) return 'Yes';
  return span.note === 'Closed' ? 'No' : `${span.note}, yes`;
}

const saved = (season: typeof winter | typeof summer, monthly: number, price: number): string =>
  formatUsd(monthsOf(season) * monthly - price);

export const storagePolicy = policy(
  'storage-policy',
  {
    title: 'Storage Policy',
    shortTitle: 'Storage',
    group: 'Service Policies',
    description:
      'Indoor and covered outdoor golf cart storage: monthly and seasonal rates, access hours, care, late payment, and how to leave.',
    keywords: [
      'golf cart storage',
      'winter storage',
      'indoor storage',
      `${business.areaAdjective} storage`,
    ],
    lead: 'A dry, secure place for your cart by the month or the season, what it costs, and what happens if a payment is late.',
  },
  ({ hours: { storage } }) => `
Indoor, climate-controlled: ${formatUsd(monthlyUsd.indoor)} per month
Covered outdoor: ${formatUsd(monthlyUsd.outdoor)} per month
Winter, ${formatSeason(winter)}: ${formatUsd(winter.indoorUsd)} indoor, ${formatUsd(winter.outdoorUsd)} outdoor
Summer, ${formatSeason(summer)}: ${formatUsd(summer.indoorUsd)} indoor, ${formatUsd(summer.outdoorUsd)} outdoor
Access: ${formatHours(storage)}
Notice to leave: ${terms.terminationNoticeDays} days
## Two kinds of storage {#kinds}
- Indoor climate-controlled: a heated, ventilated building. Right for lithium and lead-acid batteries through a ${business.areaAdjective} winter, and to protect the upholstery.
- Covered outdoor: under a roof and off wet ground, but open to the air. Right for utility carts and for short stays in the warmer months.
Both are on our own locked lot. Each cart has its own space and tag, and only you, the people you name, and our staff may move it.
## Rates {#rates}
Table: Storage rates
| Plan | Indoor | Covered outdoor |
| Monthly | ${formatUsd(monthlyUsd.indoor)} | ${formatUsd(monthlyUsd.outdoor)} |
| Winter package (${formatSeason(winter)}) | ${formatUsd(winter.indoorUsd)} | ${formatUsd(winter.outdoorUsd)} |
| Summer package (${formatSeason(summer)}) | ${formatUsd(summer.indoorUsd)} | ${formatUsd(summer.outdoorUsd)} |
You pay for a package once, at the start. Compared with ${monthsOf(winter)} single months, the winter package saves ${saved(winter, monthlyUsd.indoor, winter.indoorUsd)} indoors and ${saved(winter, monthlyUsd.outdoor, winter.outdoorUsd)} outdoors; the summer package saves ${saved(summer, monthlyUsd.indoor, summer.indoorUsd)} and ${saved(summer, monthlyUsd.outdoor, summer.outdoorUsd)} compared with ${monthsOf(summer)}.
## Care while it’s here {#extras}
Table: Add-ons
| Service | Price | What it includes |
| Maintenance add-on | ${formatUsd(terms.maintenanceUsd)} per month | Battery kept charged, tire pressure, a look underneath, a short drive |
| Pre-season preparation | ${formatUsd(terms.preSeasonUsd)} | Full check, charge, wash, and test drive before you pick up the cart |
Without the add-on we keep an eye on your cart, but we don’t charge it. A battery left uncharged all winter can be damaged, so please take the add-on or tell us how you want it kept.
## Bringing your cart in {#bringing}
1. Call to reserve a space. We write down the kind of storage and the start date.
1. Bring the cart clean and charged, or ask us to pick it up.
1. Show us proof of ownership and proof of insurance.
1. We take photos of it with you, note its condition, and both sign the sheet.
- Take out everything personal. We aren’t responsible for belongings left in a cart.
- No gas cans, propane, food, or anything else that burns, leaks, or draws animals.
- Leave a key, so that we can move the cart in an emergency.
## Getting to your cart {#access}
Access hours are ${formatHours(storage)}. Call the day before, and we’ll have your cart up front. Bring ID; anyone you send must be named in your agreement or in a note from you.
## Insurance and responsibility {#responsibility}
Keep your cart insured while it’s with us. We are responsible for damage our staff cause by carelessness. We are not responsible for wear, age, batteries that were not maintained, or events beyond our control such as a storm, flood, or fire that we did not cause. Tell us about damage before you drive away, so that we can look at it together.
## If a payment is late {#late-payment}
Monthly storage is due on the first day of your month. After ${late.afterDays} days a late fee of ${formatUsd(late.feeUsd)} is added. If the account stays unpaid, we follow these steps and go no faster:
Table: Steps for an overdue account
| Overdue | What we do |
| ${delinquencyDays.writtenNotice} days | Written notice with the amount due |
| ${delinquencyDays.finalNotice} days | Phone call and final notice |
| ${delinquencyDays.lien} days | Lien process begins, as ${business.state} law provides |
| ${delinquencyDays.sale} days | The cart may be sold to settle the account |
You can stop the process at any step by paying what you owe, and anything a sale brings beyond the debt and its costs is yours. If money is tight, call us early: a payment plan is better for both of us than a lien. A cart left with us without any agreement counts as abandoned and is subject to a lien after ${terms.abandonedLienDays} days.
## Ending storage {#ending}
Either of us can end monthly storage with ${terms.terminationNoticeDays} days’ notice, by email, letter, or in person. A season package ends on its last day; after that the monthly rate applies until you pick up the cart. Please pay any balance before it leaves.
## Questions people ask {#questions}
Q: Which is better for winter, indoor or outdoor?
A: Indoor, if you can: cold is hard on batteries. The winter package is ${formatUsd(winter.indoorUsd)} indoor and ${formatUsd(winter.outdoorUsd)} outdoor.
Q: Can I get my cart on a Sunday?
A: ${sunday(storage)}. Our hours are ${formatHours(storage)}.
Q: Will my battery be all right?
A: With the maintenance add-on for ${formatUsd(terms.maintenanceUsd)} per month we keep it charged and check it. Without it, no one charges the cart.
Q: Do I have to have bought the cart from you?
A: No. Any cart in safe condition is welcome.
## Related {#related}
[Service and maintenance](/services) [Delivery policy](delivery-policy)
## Contact us {#contact}
To reserve a space, pick up your cart, or talk about a bill, call or write.
`,
);
