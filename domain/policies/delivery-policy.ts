import { business } from '../dealer/business/identity.ts';
import { places } from '../dealer/business/places.ts';
import { deliveryTerms as terms } from '../dealer/business/terms/delivery-terms.ts';
import { returnTerms } from '../dealer/business/terms/return-terms.ts';
import { phoneAt } from '../dealer/dealer.ts';
import { formatHours, formatTime } from '../dealer/hours.ts';
import { formatUsd } from '../money.ts';
import { generalDelivery, perMile, rentalOutsidePlaces } from '../places/delivery.ts';
import { placesIn } from '../places/find-place.ts';
import { mainShowroom, onlineShowroom, physicalShowrooms } from '../places/showrooms.ts';
import { formatNames, formatRange, withArticle } from '../text/wording.ts';
import { policy } from './policy-markup.ts';

const counties = formatNames(business.counties);
const countByCounty = formatNames(
  business.counties.map((county) => `${placesIn(county).length} in ${county} County`),
);
const radii = formatNames(
  physicalShowrooms.map(
    ({ city, freeDeliveryMiles }) =>
      `${withArticle(freeDeliveryMiles ?? 0, 'mile')} radius around our ${city} showroom`,
  ),
);
const window = `${withArticle(terms.windowHours, 'hour')} window`;
const freeSale = formatUsd(terms.minFreeSaleUsd);
const inStock = `${formatRange(terms.inStockBusinessDays)} business days`;
const custom = `${formatRange(terms.customOrderWeeks)} weeks`;
const cutoff = formatTime(terms.sameDayRental.orderBefore);

const zoneMiles = mainShowroom.freeDeliveryMiles ?? 0;
const beyond = 4;
const others = physicalShowrooms.filter((showroom) => showroom !== mainShowroom);
const awayFrom =
  others.length === 0
    ? ''
    : `, on the side away from ${formatNames(others.map(({ city }) => city))}`;

/** `"city, borough, or township"`, as the places are. */
const placeKinds = formatNames(
  ['City', 'Borough', 'Town', 'Village', 'Township'].filter((kind) =>
    places.some(({ type }) => type === kind),
  ),
  'or',
).toLowerCase();

export const deliveryPolicy = policy(
  'delivery-policy',
  {
    title: 'Delivery Policy',
    shortTitle: 'Delivery',
    group: 'Service Policies',
    description: `Where golf cart delivery is free, what it costs beyond, and how long it takes in ${counties} counties.`,
    keywords: [
      'golf cart delivery',
      'free delivery',
      'delivery fee',
      ...business.counties.map((county) => `${county} County`),
    ],
    lead: 'Where delivery is free, what it costs farther out, when your cart arrives, and what we need at your address.',
  },
  (dealer) => `
Free delivery: Sales of ${freeSale} or more in all ${places.length} municipalities we serve; rentals at the town price within their limits
Farther out: ${perMile} per mile beyond the free zone, rounded up
In-stock carts: ${inStock}
Custom orders: ${custom}
Arrival: In ${window} we agree on with you
Delivery hours: ${formatHours(dealer.hours.phone)}
## Where delivery is free {#free-zone}
The free zone is ${radii}. It covers all ${places.length} ${counties} county municipalities we serve: ${countByCounty}. Any address in one of them counts as inside.
[zone-map]
- Sales: delivery is free anywhere in the zone on orders of ${freeSale} or more. On a smaller order we quote delivery before you decide.
- Rentals: the town price includes delivery and pickup afterward within the ${placeKinds} limits, for a rental of any length.
## What it costs farther out {#extended-zone}
Table: Delivery fees by distance
| What we deliver | Free | Beyond that |
| A sale of ${freeSale} or more | In the free zone | ${perMile} per mile beyond the free zone |
| A rental at the town price | Within the limits of the ${places.length} municipalities | The showroom price applies |
| A rental at the showroom price | Pickup at a showroom | ${generalDelivery} from the nearest showroom |
| A sale under ${freeSale} | Pickup at the showroom | Quoted before you order |
${rentalOutsidePlaces} Miles are straight-line miles, rounded up; outside the free zone we count from the nearest showroom. For example, say you live ${zoneMiles + beyond} miles from ${mainShowroom.city}${awayFrom}. That is ${beyond} miles beyond the ${zoneMiles}-mile radius, so delivering the cart you bought costs ${beyond} × ${perMile} = ${formatUsd(beyond * terms.perMileUsd)}. You’ll see the fee in writing before you agree to anything.
Farther away? The same rules apply; call ${onlineShowroom === undefined ? `us at ${dealer.phone.shown}` : `our ${onlineShowroom.city} line at ${phoneAt(dealer, onlineShowroom.id).shown}`}.
## When your cart arrives {#timing}
Table: Delivery times
| Order | Arrives |
| Cart in stock | In ${inStock} |
| Custom order | In ${custom} |
| Rental, same day | Today, if you order before ${cutoff}; ${formatUsd(terms.sameDayRental.rushUsd)} rush fee |
We deliver ${formatHours(dealer.hours.phone)}. When the cart is ready, we agree on a day and give you ${window}. If the weather or a closed road makes the trip unsafe, we’ll call you and move the appointment at no charge.
## White glove delivery {#white-glove}
Standard delivery brings the cart to your driveway, charged and checked, with the keys and papers. For ${formatUsd(terms.whiteGloveUsd)}, white glove delivery adds the rest: we put the cart where you’ll keep it, set up the charger, adjust the seats and mirrors, install the accessories you bought with it, haul away the packaging, and walk you through every control.
## What we need at your address {#preparing}
- An adult (${terms.receiverMinAge}+) on site to receive the cart and sign for it.
- A path at least ${terms.access.pathWidthFeet} feet wide from the road to where the cart will go.
- At least ${terms.access.clearanceFeet} feet of overhead clearance: look up for branches, wires, and carport roofs.
- Firm, reasonably level ground to unload on, clear of vehicles.
- Gate codes, or a heads-up to your community’s office if it registers deliveries.
Not sure our truck will fit? Send us a photo, and we’ll tell you before it leaves.
## On the day {#on-the-day}
1. We’ll call when we’re on the way.
1. We unload the cart and check the charge, brakes, lights, and tires in front of you.
1. You look it over, and we write anything you notice on the delivery sheet.
1. You sign, we hand over keys, charger, and papers, and the cart is yours.
If you find a defect or shipping damage later, tell us within ${returnTerms.defectReportHours} hours of delivery. Our return policy covers the rest.
## Rescheduling, canceling, or missing an appointment {#changes}
Table: Fees for changed appointments
| What happens | What it costs |
| You reschedule with at least ${terms.rescheduling.freeNoticeHours} hours’ notice | Free |
| You cancel on the day of delivery | ${formatUsd(terms.sameDayCancellationUsd)} |
| No one is home, or we can’t reach the drop-off spot | ${formatUsd(terms.missed.feeUsd)} per missed appointment |
After ${terms.missed.pickupAfter} missed appointments we may ask you to pick the cart up at the showroom. If we are the ones who miss the window, you pay none of these fees.
## Questions people ask {#questions}
Q: Is delivery really free in my town?
A: Yes, if it is one of the ${places.length} municipalities we serve and your purchase is ${freeSale} or more. A rental at the town price includes delivery there; at the showroom price you pick the cart up, or we deliver it for ${generalDelivery}.
Q: How do I know when to be home?
A: You get ${window} when we schedule and a call when we head out. An adult (${terms.receiverMinAge}+) has to be there.
Q: Can I get a rental today?
A: Yes, if you order before ${cutoff} and a cart is available. Same-day delivery adds a ${formatUsd(terms.sameDayRental.rushUsd)} rush fee.
Q: Can I pick the cart up myself?
A: Sure. Bring straps and a trailer rated for the cart’s weight; we’ll load it with you and check that it’s tied down.
## Related policies {#related}
[Rental policy](rental-policy) [Return policy](return-policy) [Places we serve](/about)
## Contact us {#contact}
To schedule a delivery, change one, or ask what it costs at your address, call the number below during delivery hours.
[Pick a delivery day](/contact?topic=delivery)
`,
);
