import { business } from '../dealer/business/identity.ts';
import { staffing } from '../dealer/business/terms/staffing.ts';
import { formatUsd } from '../money.ts';
import { countiesInWords } from '../places/find-place.ts';
import { allInWords } from '../text/wording.ts';
import { policy } from './policy-markup.ts';

const budget = formatUsd(staffing.developmentBudgetUsd);

export const diversityPolicy = policy(
  'diversity-policy',
  {
    title: 'Diversity Policy',
    shortTitle: 'Diversity',
    group: 'Work Policies',
    description:
      'How we hire, pay, promote, and treat people, make our showrooms and website accessible, and what to do if we fall short.',
    keywords: ['diversity policy', 'equal opportunity', 'accessibility', 'inclusive workplace'],
    lead: 'Everyone who works here or comes through the door is treated with the same respect. Here’s what that means in practice.',
  },
  () => `
Hiring and pay: By ability and by the job, nothing else
Customers: Same prices, same terms, same welcome
Development: ${budget} a year for each employee
Discrimination and harassment: Not tolerated, from anyone
## What we commit to {#commitment}
${business.name} doesn’t discriminate by race, color, ethnicity, national origin, religion, sex, pregnancy, sexual orientation, gender identity, age, disability, genetic information, marital or family status, veteran status, or anything else the law protects. That goes for applicants, employees, customers, suppliers, and visitors alike. ${countiesInWords} are home to many kinds of people, and we want to serve all of them well.
## Hiring {#hiring}
1. We describe what the job needs, and leave out what it doesn’t.
1. We advertise it openly in ${allInWords(business.counties.length, 'county', 'counties')}, not just to people we know.
1. We ask every candidate for a job the same core questions.
1. At least two people decide, and they write down why.
You can learn the mechanical side here. If you have never worked on a cart but like machines and people, apply.
## Pay and growth {#pay-and-growth}
Table: What employees can count on
| Topic | What we do |
| Pay | Set by job, skill and experience, and reviewed for unexplained differences |
| Training | A development budget of ${budget} a year for each employee |
| Promotion | We announce openings to all staff before we fill them |
| Schedules | We consider faith, family, and health when we plan shifts |
## Accommodation at work {#accommodation}
If a disability, a pregnancy, or a belief makes part of a job hard, tell us, and we’ll find a way together: a tool, a schedule, a different split of tasks. Asking is confidential and won’t count against you.
## In our showrooms {#customers}
- Prices, terms, and waiting times are the same for everyone.
- We talk to the person who asks, and assume nothing about who is buying or who will drive.
- If steps, distance, or noise are a problem, call ahead or honk: we’ll bring the cart to you.
- Service animals are welcome everywhere.
- We’ll show you which models are easy to board, and what hand controls or other aids can be fitted.
## On this website {#website}
We build these pages to be read with a screen reader, used with a keyboard, enlarged, and seen in light or dark. They work on an old phone and with scripts switched off. If something doesn’t work for you, tell us, and we’ll fix it like any other bug. Until then we’re glad to do by phone what the page couldn’t.
## Harassment and discrimination {#harassment}
Insults, slurs, unwanted advances, mockery, and exclusion have no place here, whether they come from a coworker, a manager, a supplier, or a customer. We protect our staff, and may ask a customer to leave.
## If something happens {#reporting}
1. Tell any manager, or the owner, whichever way is easiest. You don’t need proof.
1. We make sure you’re safe and ask what you want.
1. Someone who isn’t involved looks into it, discreetly and right away.
1. We’ll tell you the outcome. Consequences go up to firing.
No one is punished for reporting in good faith or for helping with an investigation. You can also go to the federal or state agencies for equal employment and human relations at any time.
## How we follow through {#review}
New employees hear about this policy in their first days, and all of us go over it again each year. The owner is responsible for it. Our staffing report shows who is on the team and how many stay.
[Staffing report](staffing-report) [Ethics policy](ethics-policy) [Feedback policy](feedback-policy)
## Contact us {#contact}
To ask for an accommodation, report a barrier, or apply for a job, call or write.
`,
);
