import { business } from '../business/identity.ts';
import { phoneHours } from '../business/opening-hours.ts';
import { places } from '../business/places.ts';
import { deliveryTerms as terms } from '../business/terms/delivery-terms.ts';
import { returnTerms } from '../business/terms/return-terms.ts';
import { formatHours, formatTime } from '../hours.ts';
import { formatUsd } from '../money.ts';
import { generalDelivery, rentalOutsidePlaces } from '../places/delivery.ts';
import { placesIn } from '../places/find-place.ts';
import { mainShowroom, onlineShowroom, physicalShowrooms } from '../places/showrooms.ts';
import { formatNames, formatRange } from '../text/wording.ts';
import { contactDetails, policy } from './policy-markup.ts';

const counties = formatNames(business.counties);
const countByCounty = formatNames(
  business.counties.map((county) => `${placesIn(county).length} in ${county} County`),
);
const radii = formatNames(
  physicalShowrooms.map(
    ({ city, freeDeliveryMiles }) =>
      `a ${freeDeliveryMiles}-mile radius around our ${city} showroom`,
  ),
);
const perMile = formatUsd(terms.perMileUsd);
const freeSale = formatUsd(terms.minFreeSaleUsd);
const inStock = `${formatRange(terms.inStockBusinessDays)} business days`;
const custom = `${formatRange(terms.customOrderWeeks)} weeks`;
const cutoff = formatTime(terms.sameDayRental.orderBefore);

/** The worked example: four miles past the edge of the wider zone. */
const zoneMiles = mainShowroom.freeDeliveryMiles ?? 0;
const beyond = 4;
const others = physicalShowrooms.filter((showroom) => showroom !== mainShowroom);
const awayFrom =
  others.length === 0
    ? ''
    : `, on the side away from ${formatNames(others.map(({ city }) => city))}`;

/** `"city, borough or township"`, as the places are. */
const placeKinds = (['City', 'Borough', 'Town', 'Village', 'Township'] as const)
  .filter((kind) => places.some(({ type }) => type === kind))
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ')
  .toLowerCase();

export const deliveryPolicy = policy(
  'delivery-policy',
  {
    title: 'Delivery Policy',
    shortTitle: 'Delivery',
    group: 'Service Policies',
    description: `Where golf cart delivery is free, what it costs beyond and how long it takes in ${counties} counties.`,
    keywords: [
      'golf cart delivery',
      'free delivery',
      'delivery fee',
      ...business.counties.map((county) => `${county} County`),
    ],
    lead: 'Where delivery is free, what it costs farther out, when your cart arrives, and what we need at your address.',
  },
  () => `
Free delivery: Sales of ${freeSale} or more in all ${places.length} municipalities we serve; rentals at the town price within their limits
Farther out: ${perMile} per mile beyond the free zone, rounded up
In-stock carts: ${inStock}
Custom orders: ${custom}
Arrival: A ${terms.windowHours}-hour window, agreed with you
Delivery hours: ${formatHours(phoneHours)}

## Where delivery is free {#free-zone}
The free zone is ${radii}. It covers all ${places.length} ${counties} county municipalities we serve: ${countByCounty}. Any address in one of them counts as inside.
[zone-map]
- Sales: delivery is free anywhere in the zone for orders of ${freeSale} or more. For a smaller order we quote delivery before you decide.
- Rentals: the town price includes delivery and collection within the ${placeKinds} limits of that municipality, for a rental of any length.

## What it costs farther out {#extended-zone}
Table: Delivery fees by distance
| What we deliver | Free | Beyond that |
| A sale of ${freeSale} or more | In the free zone | ${perMile} per mile beyond the free zone |
| A rental at the town price | Within the limits of the ${places.length} municipalities | The general price applies |
| A rental at the general price | Pickup at a showroom | ${generalDelivery} from the nearest showroom |
| A sale under ${freeSale} | Pickup at the showroom | Quoted before you order |
${rentalOutsidePlaces} Miles are straight-line miles, rounded up, and outside the free zone they count from the nearest showroom. For example, you live ${zoneMiles + beyond} miles from ${mainShowroom.city}${awayFrom}. That is ${beyond} miles beyond the ${zoneMiles}-mile radius, so delivering a cart you bought costs ${beyond} × ${perMile} = ${formatUsd(beyond * terms.perMileUsd)}. You see the fee in writing before you agree to anything.
The same rules apply in the rest of ${business.state}. Our ${onlineShowroom?.city ?? 'phone'} line, ${(onlineShowroom ?? business).phone.shown}, arranges statewide delivery.

## When your cart arrives {#timing}
Table: Delivery times
| Order | Arrives |
| Cart in stock | In ${inStock} |
| Custom order | In ${custom} |
| Rental, same day | Today, if you order before ${cutoff}; ${formatUsd(terms.sameDayRental.rushUsd)} rush fee |
We deliver ${formatHours(phoneHours)}. When the cart is ready, we agree on a day and give you a ${terms.windowHours}-hour window. If snow, ice or a closed road makes the trip unsafe, we call you and move the appointment at no charge.

## White glove delivery {#white-glove}
Standard delivery brings the cart to your driveway, charged and checked, with the keys and papers. For ${formatUsd(terms.whiteGloveUsd)}, white glove delivery adds the rest: we put the cart where it will live, set up the charger, adjust seats and mirrors, fit the accessories you bought with it, take the packaging away and go through every control with you.

## What we need at your address {#preparing}
- An adult (${terms.receiverMinAge}+) on site to receive the cart and sign for it.
- A path at least ${terms.access.pathWidthFeet} feet wide from the road to where the cart will stand.
- At least ${terms.access.clearanceFeet} feet of overhead clearance: look up for branches, wires and carport roofs.
- Firm, reasonably level ground to unload on, clear of vehicles and deep snow.
- Gate codes, or word to your community’s office if it registers deliveries.
Not sure that we fit? Send us a photograph, and we will tell you before the truck leaves.

## On the day {#on-the-day}
1. We call when we are on the way.
1. We unload the cart and check charge, brakes, lights and tires in front of you.
1. You look it over, and anything you notice is written on the delivery sheet.
1. You sign, we hand over keys, charger and papers, and the cart is yours to enjoy.
If you find a defect or a transport mark later, tell us within ${returnTerms.defectReportHours} hours of delivery. The return policy says what happens next.

## Moving, canceling or missing an appointment {#changes}
Table: Fees for changed appointments
| What happens | What it costs |
| You move it with at least ${terms.rescheduling.freeNoticeHours} hours’ notice | Free |
| You cancel on the day of delivery | ${formatUsd(terms.sameDayCancellationUsd)} |
| Nobody is there, or we cannot reach the spot | ${formatUsd(terms.missed.feeUsd)} per missed appointment |
After ${terms.missed.pickupAfter} missed appointments we may ask you to pick the cart up at the showroom. If we are the ones who miss the window, you pay none of these fees.

## Questions people ask {#questions}
Q: Is delivery really free in my town?
A: Yes, if it is one of the ${places.length} municipalities we serve and your purchase is ${freeSale} or more. A rental at the town price includes delivery there; at the general price you pick the cart up, or we bring it for ${generalDelivery}.
Q: How do I know when to be home?
A: You get a ${terms.windowHours}-hour window when we schedule and a call when we set out. An adult of ${terms.receiverMinAge} or older has to be there.
Q: Can I have a rental today?
A: Yes, if you order before ${cutoff} and a cart is free. Same-day delivery adds a ${formatUsd(terms.sameDayRental.rushUsd)} rush fee.
Q: What if something comes up?
A: Call at least ${terms.rescheduling.freeNoticeHours} hours ahead and moving the delivery costs nothing. Canceling on the same day costs ${formatUsd(terms.sameDayCancellationUsd)}, a missed appointment ${formatUsd(terms.missed.feeUsd)}.
Q: May I pick the cart up myself?
A: Of course. Bring a trailer rated for the cart’s weight and straps; we load it with you and check that it is tied down.

## Related policies {#related}
[Rental policy](rental-policy) [Return policy](return-policy) [Places we serve](/about)

## Contact us {#contact}
To arrange a delivery, move one or ask what it costs at your address, call the number below; it is answered during delivery hours.
${contactDetails()} [Choose a day for a delivery](/contact?topic=delivery)
`,
);
