import { business } from '../dealer/business/identity.ts';
import { peakStaff, staffing } from '../dealer/business/terms/staffing.ts';
import { formatUsd } from '../money.ts';
import { physicalShowrooms } from '../places/showrooms.ts';
import { formatNames, formatPercent } from '../text/wording.ts';
import { policy } from './policy-markup.ts';

const { fullTime, partTime, seasonal, period } = staffing;
const year = period.from.slice(0, 4);
const budget = formatUsd(staffing.developmentBudgetUsd);
const retention = formatPercent(staffing.retentionPercent);

const share = (count: number): string => formatPercent(Math.round((count / peakStaff) * 100));

export const staffingReport = policy(
  'staffing-report',
  {
    title: 'Staffing Report',
    shortTitle: 'Staffing Report',
    group: 'Work Policies',
    description: `Who worked at ${business.name} in ${year}: full-time, part-time, and seasonal staff, retention, and what we spend on training.`,
    keywords: ['staffing report', 'employees', 'retention', 'training', year],
    lead: `How many people sold, rented, and repaired your carts in ${year}, how many of them stayed, and what we spend on training.`,
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
A cart lasts for many years, and it’s good to know that the people who sold it to you will be there to service it. People also stay where they are treated well. So once a year we report how many of us there are, how many stay, and what we do about it.
## Who worked here {#headcount}
Table: Staff in ${year}
| Group | People | Share at peak |
| Full-time | ${String(fullTime)} | ${share(fullTime)} |
| Part-time | ${String(partTime)} | ${share(partTime)} |
| Seasonal | ${String(seasonal)} | ${share(seasonal)} |
| Total at peak | ${String(peakStaff)} | ${share(peakStaff)} |
In the off-season there are ${fullTime + partTime} of us, full-time and part-time. In the warm months, when lake houses and campgrounds fill up, ${seasonal} seasonal employees join for deliveries, rentals, and washing, and there are ${peakStaff} of us.
We work at our showrooms in ${formatNames(physicalShowrooms.map(({ city }) => city))}, on the road between them, and on the phone for customers across ${business.state}. We count people, not positions: someone who held two jobs during the year counts once.
## What the work is {#work}
- Sales: test drives, quotes, orders, financing paperwork.
- Service: inspection, repair, batteries, warranty work, custom installs.
- Rentals and delivery: handing over carts, charging, cleaning, hauling.
- Parts and storage: stock, ordering, care of stored carts.
- Office: phones, books, and this website.
Many of us do more than one of these. A technician who has delivered carts knows which driveways are steep, and a salesperson who has washed one knows where the mud collects.
## Who stayed {#retention}
Our retention in ${year} was ${retention}: of the staff we could have kept all year, that share was still with us at the end of it. Seasonal work that ended as planned doesn’t count as leaving. A manager from another team asks everyone who leaves why, and what we hear goes into next year’s plans.
## Training {#development}
Each employee has a development budget of ${budget} a year. It pays for courses, books, exams, and travel, and training hours are paid hours. Employees and their managers choose what helps most:
- manufacturer training on new models and battery systems;
- electrical safety and safe lifting;
- driving and towing, for those who deliver;
- customer service, language, or bookkeeping;
- first aid.
## How we work {#conditions}
- We make schedules ahead of time, around family, school, and faith.
- Seasonal employees are trained before they work alone, and we ask them first when the next season starts.
- We announce openings to staff before we advertise them.
- No one has to send out a cart that isn’t safe.
## Where the numbers come from {#method}
They come from our payroll records for the reporting period. The peak is the sum of the three groups; shares are rounded to whole percent. We report only what we can count. If something here is wrong, the corrections policy covers it like every other page.
[Diversity policy](diversity-policy) [Ethics policy](ethics-policy) [Corrections policy](corrections-policy) [About us](/about)
## Contact us {#contact}
To ask about this report, or about working with us, call or write.
`,
);
