import { responseTimes } from '../business/terms/response-times.ts';
import { contactDetails, policy } from './policy-markup.ts';

const { critical, important, minor, complex } = responseTimes.corrections;

export const correctionsPolicy = policy(
  'corrections-policy',
  {
    title: 'Corrections Policy',
    shortTitle: 'Corrections',
    group: 'Content Policies',
    description:
      'Found a wrong price, specification or hour? How to report a mistake on our website and how quickly we correct each kind.',
    keywords: ['corrections policy', 'report an error', 'accuracy', 'wrong price'],
    lead: 'If something on this website is wrong, we want to know, fix it fast, and be open about having fixed it.',
  },
  () => `
Critical mistakes: Corrected within ${critical} hours
Important: Within ${important} hours
Minor: Within ${minor} hours
Complex: Within ${complex} hours

## What this covers {#scope}
Everything we publish about our carts, services and terms: these pages, the product lists that search engines and marketplaces take from us, our advertisements, and our e-mails. A manufacturer’s own website is beyond our reach, but if it is wrong about a cart we sell, we would like to know, and we pass it on.

## How quickly we correct what {#kinds}
Table: Time to correction
| Kind | For example | Corrected |
| Critical | A safety statement, a wrong price, a phone number that does not reach us | Within ${critical} hours |
| Important | Range, seats, stock, opening hours, a policy’s figure | Within ${important} hours |
| Minor | A misspelling, a picture of the wrong color, a broken link | Within ${minor} hours |
| Complex | A claim that has to be checked with the manufacturer or tested | Within ${complex} hours |
The time runs from when your report reaches us. If a safety statement is in doubt, we take it down first and check it afterwards. If the answer to a complex question takes longer than we have promised, we mark the statement as being checked or remove it, and tell you.

## How to report a mistake {#report}
Call, write or use the contact form. Three things help us find it:
- the address of the page, or where else you saw it;
- what it says, and what you believe is right;
- how you know, if you can say: a manual, a label, a receipt.
You need not be a customer or give your name.

## What we do with it {#process}
1. We compare the statement with its source: our records, the manufacturer’s data, or the law.
1. If it is wrong, we correct it at its source, so that every page that repeats it is right as well.
1. We look for the same mistake elsewhere.
1. We tell you what we found and what we changed, or why we left it.

## How a correction is shown {#openness}
Spelling and broken links are fixed without ceremony. If a mistake could have changed your decision, a note on the page says what was wrong, what is right and when it was corrected. When the terms of a policy change, its effective date changes with them. We do not rewrite a page quietly to win an argument.

## If you relied on a mistake {#if-you-relied-on-it}
- You have ordered nothing yet: you decide again, on the right facts.
- You have ordered: we call you. You may keep the order as it is now described, or cancel it without any fee.
- You have received a cart that is not what the page promised: tell us, and we treat it as our mistake, not as a return for a change of mind.
A price that is plainly a slip, such as one with a digit missing, cannot be honored, but you hear that from us before anything is signed.

## Fewer mistakes next time {#prevention}
Prices, hours, addresses and the figures in our policies are each kept in a single place, and the pages are filled from there. Checks compare the pages with it whenever the site changes. Mistakes that get through are discussed with the people who could have caught them, to improve the check rather than to find someone to blame.

## Related policies {#related}
[Publishing policy](publishing-policy) [Feedback policy](feedback-policy)

## Contact us {#contact}
To report a mistake, call or write. If it concerns safety, please call.
${contactDetails()}
`,
);
