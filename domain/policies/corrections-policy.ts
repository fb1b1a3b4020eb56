import { responseTimes } from '../dealer/business/terms/response-times.ts';
import { policy } from './policy-markup.ts';

const { critical, important, minor, complex } = responseTimes.corrections;

export const correctionsPolicy = policy(
  'corrections-policy',
  {
    title: 'Corrections Policy',
    shortTitle: 'Corrections',
    group: 'Content Policies',
    description:
      'Found a wrong price, specification, or hour? How to report a mistake on our website and how quickly we correct each kind.',
    keywords: ['corrections policy', 'report an error', 'accuracy', 'wrong price'],
    lead: 'If something on this website is wrong, we want to know, fix it fast, and be open about it.',
  },
  () => `
Critical mistakes: Corrected within ${critical} hours
Important: Within ${important} hours
Minor: Within ${minor} hours
Complex: Within ${complex} hours
## What this covers {#scope}
Everything we publish about our carts, services, and terms: these pages, the product lists that search engines and marketplaces get from us, our ads, and our emails. We can’t change a manufacturer’s website, but if it is wrong about a cart we sell, tell us and we’ll pass it on.
## How fast we correct mistakes {#kinds}
Table: Time to correction
| Kind | For example | Corrected |
| Critical | A safety statement, a wrong price, a phone number that doesn’t reach us | Within ${critical} hours |
| Important | Range, seats, stock, opening hours, a number in a policy | Within ${important} hours |
| Minor | A misspelling, a picture of the wrong color, a broken link | Within ${minor} hours |
| Complex | A claim that has to be checked with the manufacturer or tested | Within ${complex} hours |
The clock starts when we get your report. If a safety statement is in doubt, we take it down first and check it afterward. If a complex question takes longer than we promised, we mark the statement as being checked or remove it, and tell you.
## How to report a mistake {#report}
Call, write, or use the contact form. Three things help us find it:
- the address of the page, or where else you saw it;
- what it says, and what you think is right;
- how you know: a manual, a label, a receipt.
You don’t have to be a customer or give your name.
## What we do with it {#process}
1. We check the statement against its source: our records, the manufacturer’s data, or the law.
1. If it’s wrong, we’ll correct it at the source, so that every page that repeats it is right too.
1. We look for the same mistake elsewhere.
1. We’ll tell you what we found and what we changed, or why we didn’t.
## How a correction is shown {#openness}
We just fix spelling and broken links. If a mistake could have changed your decision, a note on the page says what was wrong, what is right, and when we corrected it. When the terms of a policy change, its effective date changes too. We don’t quietly rewrite a page to win an argument.
## If you relied on a mistake {#if-you-relied-on-it}
- You haven’t ordered yet: you decide again, with the right facts.
- You have ordered: we’ll call you. You can keep the order as it is now described, or cancel it with no fee.
- The cart you got isn’t what the page promised: tell us, and we treat it as our mistake, not as a change of mind.
We can’t honor a price that is an obvious slip, such as one with a digit missing, but you hear that from us before anyone signs.
## Fewer mistakes next time {#prevention}
We keep prices, hours, addresses, and the numbers in our policies in one place each, and the pages are filled in from there. Checks compare the pages with it whenever the site changes. When a mistake gets through, we talk about how to improve the check, not about who is to blame.
## Related policies {#related}
[Publishing policy](publishing-policy) [Feedback policy](feedback-policy)
## Contact us {#contact}
To report a mistake, call or write. If it’s about safety, please call.
`,
);
