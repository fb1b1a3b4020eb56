import { business } from '../business/identity.ts';
import { staffing } from '../business/terms/staffing.ts';
import { formatUsd } from '../money.ts';
import { countiesInWords } from '../places/find-place.ts';
import { allInWords } from '../text/wording.ts';
import { contactDetails, policy } from './policy-markup.ts';

const budget = formatUsd(staffing.developmentBudgetUsd);

export const diversityPolicy = policy(
  'diversity-policy',
  {
    title: 'Diversity Policy',
    shortTitle: 'Diversity',
    group: 'Work Policies',
    description:
      'How we hire, pay, promote and treat people, make our showrooms and website accessible, and what to do if we fall short.',
    keywords: ['diversity policy', 'equal opportunity', 'accessibility', 'inclusive workplace'],
    lead: 'Everyone who works here or comes through the door is treated with the same respect. This page says what that means in practice.',
  },
  () => `
Hiring and pay: By ability and by the job, nothing else
Customers: Same prices, same terms, same welcome
Development: ${budget} a year for each employee
Discrimination and harassment: Not tolerated, from anyone

## What we commit to {#commitment}
${business.name} does not discriminate by race, color, ethnicity, national origin, religion, sex, pregnancy, sexual orientation, gender identity, age, disability, genetic information, marital or family status, veteran status, or anything else the law protects. It holds for applicants, employees, customers, suppliers and visitors alike. ${countiesInWords} are home to many kinds of people; a business that serves them well listens to all of them.

## Hiring {#hiring}
1. We describe the job by what it needs, and leave out what it doesn’t.
1. We advertise it openly, in ${allInWords(business.counties.length, 'county', 'counties')} and not only among people we know.
1. Every candidate for a job is asked the same core questions.
1. At least two people decide, and they write down why.
Mechanical skill can be learned here. If you have never worked on a cart but like machines and people, apply.

## Pay and growth {#pay-and-growth}
Table: What employees can count on
| Subject | Our practice |
| Pay | Set by job, skill and experience, and reviewed for unexplained differences |
| Training | A development budget of ${budget} a year for each employee |
| Promotion | Openings are announced to all staff before they are filled |
| Schedules | Faith, family and health are considered when shifts are made |

## Accommodation at work {#accommodation}
If a disability, a pregnancy or a belief makes part of a job hard, tell us, and we look together for a way: a tool, a schedule, a different division of tasks. Asking is confidential and has no effect on how you are judged.

## In our showrooms {#customers}
- Prices, terms and waiting times are the same for everybody.
- We speak to the person who asks, and assume nothing about who is buying or who will drive.
- If steps, distance or noise are in your way, call ahead or sound the horn: we bring the cart to you.
- Service animals are welcome everywhere.
- We show you which models are easy to board, and what hand controls or other aids can be fitted.

## On this website {#website}
We build these pages to be read with a screen reader, used with a keyboard, enlarged, and seen in light or dark. They work on an old phone and with scripts switched off. If something keeps you out, tell us: it is a fault, and we repair it as one. Until then we gladly do by phone what the page could not.

## Harassment and discrimination {#harassment}
Insults, slurs, unwanted advances, mockery and exclusion have no place here, whoever they come from: colleague, manager, supplier or customer. We protect our staff, and may ask a customer to leave.

## If something happens {#reporting}
1. Tell any manager, or the owner, in whatever way is easiest. You need no proof.
1. We make sure that you are safe and ask what you want.
1. Someone who is not involved looks into it, discreetly and without delay.
1. We tell you the outcome. Consequences go as far as dismissal.
Nobody suffers for reporting in good faith or for helping with an inquiry. You may also turn to the federal or state agencies for equal employment and human relations at any time.

## How we keep to it {#review}
New employees hear about this policy in their first days, and all of us talk about it again each year. The owner answers for it. Our staffing report shows how the team is made up and how many stay.
[Staffing report](staffing-report) [Ethics policy](ethics-policy) [Feedback policy](feedback-policy)

## Contact us {#contact}
To ask for an accommodation, report a barrier, or apply for a job, call or write.
${contactDetails()}
`,
);
