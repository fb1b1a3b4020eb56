import { business } from '../business/identity.ts';
import { peakStaff, staffing } from '../business/terms/staffing.ts';
import { formatUsd } from '../money.ts';
import { physicalShowrooms } from '../places/showrooms.ts';
import { formatNames, formatPercent } from '../text/wording.ts';
import { contactDetails, policy } from './policy-markup.ts';

const { fullTime, partTime, seasonal, period } = staffing;
const year = period.from.slice(0, 4);
const budget = formatUsd(staffing.developmentBudgetUsd);
const retention = formatPercent(staffing.retentionPercent);

/** A group's part of the team in high season, in whole percent. */
const share = (count: number): string => formatPercent(Math.round((count / peakStaff) * 100));

export const staffingReport = policy(
  'staffing-report',
  {
    title: 'Staffing Report',
    shortTitle: 'Staffing Report',
    group: 'Work Policies',
    description: `Who worked at ${business.name} in ${year}: full-time, part-time and seasonal staff, retention, and what we spend on training.`,
    keywords: ['staffing report', 'employees', 'retention', 'training', year],
    lead: `How many people sold, rented and repaired your carts in ${year}, how many of them stayed, and what we put into their skills.`,
    period,
  },
  () => `
Full-time: ${fullTime} people
Part-time: ${partTime} people
Seasonal: ${seasonal} people
At peak: ${peakStaff} people
Retention: ${retention}
Development: ${budget} a year for each employee

## Why we publish this {#why}
A cart lasts for many years, and it is good to know that the people who sold it to you will be there to look after it. A dealer’s staff is also a fair measure of the dealer: people stay where they are treated well. So we report once a year how many we are, how many stay, and what we do to make that so.

## Who worked here {#headcount}
Table: Staff in ${year}
| Group | People | Share at peak |
| Full-time | ${String(fullTime)} | ${share(fullTime)} |
| Part-time | ${String(partTime)} | ${share(partTime)} |
| Seasonal | ${String(seasonal)} | ${share(seasonal)} |
| Together, at peak | ${String(peakStaff)} | ${share(peakStaff)} |
Outside the season ${fullTime + partTime} of us are here: the full-time and part-time staff. In the warm months, when lake houses and campgrounds fill, ${seasonal} seasonal colleagues join for deliveries, rentals and washing, and we are ${peakStaff}.
They work at our showrooms in ${formatNames(physicalShowrooms.map(({ city }) => city))}, on the road between them, and on the phone for customers across ${business.state}. We count people, not positions; someone who held two jobs during the year is counted once.

## What the work is {#work}
- Sales and advice: test drives, quotes, orders, financing papers.
- Service: inspection, repair, batteries, warranty work, custom fitting.
- Rentals and delivery: handover, charging, cleaning, transport.
- Parts and storage: stock, ordering, winter care.
- Office: phones, books, and this website.
Many do more than one of these. A technician who has delivered carts knows which driveways are steep, and a salesperson who has washed one knows where the mud collects.

## Who stayed {#retention}
Our retention in ${year} was ${retention}: of the staff we could have kept through the year, that share was still with us at its end. Seasonal work that ended as agreed does not count as leaving. Whoever does leave is asked why, in a conversation that a manager from another team leads, and what we hear goes into the next year’s plans.

## What we invest in skills {#development}
Each employee has a development budget of ${budget} a year. It pays for course fees, books, examinations and travel, and training hours are paid as work. People choose with their manager what would help them most:
- manufacturer training on new models and battery systems;
- electrical safety and safe lifting;
- driving and towing, for those who deliver;
- customer service, language or bookkeeping;
- first aid.

## How we work {#conditions}
- Schedules are made ahead, with regard to family, school and faith.
- Seasonal colleagues are trained before they work alone and are asked first when the next season starts.
- Openings are announced inside before they are advertised.
- Nobody is asked to send a cart out that is not safe.

## How the figures are made {#method}
They come from our payroll records for the reporting period. The figure at peak is the sum of the three groups; shares are rounded to whole percent. We report only what we can count. If you find that something here is wrong, the corrections policy applies to it as to every other page.
[Diversity policy](diversity-policy) [Ethics policy](ethics-policy) [Corrections policy](corrections-policy) [About us](/about)

## Contact us {#contact}
To ask about this report, or about working with us, call or write.
${contactDetails()}
`,
);
