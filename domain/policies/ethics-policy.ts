import { business } from '../dealer/business/identity.ts';
import { policy } from './policy-markup.ts';

export const ethicsPolicy = policy(
  'ethics-policy',
  {
    title: 'Ethics Policy',
    shortTitle: 'Ethics',
    group: 'Work Policies',
    description:
      'How we sell, price, repair, and recycle, how we handle conflicts of interest, and how to tell us when we get it wrong.',
    keywords: ['ethics policy', 'honest pricing', 'code of conduct', 'battery recycling'],
    lead: `Since ${business.founded} our customers have been our neighbors, and we meet them again at the grocery store. These are the rules we hold ourselves to.`,
  },
  () => `
Selling: What you need, at the price on the page
Repairs: Nothing you haven’t agreed to
Gifts: Staff accept nothing that could sway a decision
Raising a concern: Safe for anyone, in any way
## Who this applies to {#who}
Everyone who works for ${business.name}, full-time, part-time, or seasonal, from the owner to the newest hire in the wash bay. We choose suppliers and partners who work the same way, and drop those who don’t.
## Honest selling {#selling}
- We ask how you will use a cart before we recommend one, and if a cheaper one will do, we’ll say so.
- The price on the page is the price in the showroom. You hear about fees and tax before you decide.
- We advertise financing as what it is: ${business.financingClaim}. ${business.financingTerms}
- We’ll tell you everything we know about a used cart’s past before you buy it.
- No pressure: “I’ll think about it” is a fine answer.
- We talk about what’s good about our carts, not what’s wrong with another dealer’s.
## Honest repair {#service}
- We look before we guess, and show you what we found.
- You get an estimate first, and the bill doesn’t go over it without your OK.
- We repair what can be repaired, and replace what can’t.
- If we make a mistake, we’ll tell you before you notice and fix it at our cost.
## Safety first {#safety}
No cart leaves us unless its brakes, steering, belts, and lights work, however busy we are. We don’t remove a safety feature or raise a cart’s speed beyond what the law allows for it. We pass on every recall we hear about, and explain to every buyer and renter where the cart may and may not be driven.
## Conflicts of interest, gifts, and money {#conflicts}
Table: What we do when interests conflict
| Situation | Rule |
| A supplier offers a staff member a gift | Declined, unless it is something small the whole team can share |
| A customer wants to tip | Kind, never expected, and it changes nothing |
| A relative wants to buy, or to be hired | Someone else decides, and the owner knows about it |
| Staff sell or repair carts on the side | Disclosed first, and never with our customers |
| Someone offers or asks for a bribe | Refused and reported, every time |
Our books are complete and accurate. We pay taxes, suppliers, and staff what we owe, on time.
## Your information {#privacy}
What you tell us stays with the people who need it to serve you. We don’t sell it, look up neighbors out of curiosity, or talk about who bought what.
## Land, water, and batteries {#environment}
Our customers come here for the land and the water. We recycle batteries; they never go into the trash or the ground. We collect oil, coolant, and tires and take them to proper disposal. Our calculator shows the formulas behind its savings so you can check them, because a false green claim does harm.
## Neighbors and competition {#community}
We compete on service and price, and follow the law on fair competition: no agreements with other dealers about prices, customers, or territories. We hire close to home and support local schools and fire companies, with no strings attached. We don’t give to parties or candidates in the name of the business.
## Raising a concern {#concerns}
1. Tell a manager or the owner, by phone, by email or in person, with, or without your name.
1. Someone who isn’t involved looks into it and keeps it as confidential as the law allows.
1. You hear what came of it, as far as other people’s privacy allows.
1. We fix what was wrong, and change the rule or the habit that let it happen.
No one is punished for a concern raised in good faith, even if it turns out to be mistaken. Retaliation breaks this policy too. Consequences go up to firing.
[Feedback policy](feedback-policy) [Privacy policy](privacy-policy) [Diversity policy](diversity-policy)
## Contact us {#contact}
To raise a concern or ask a question, call or write.
`,
);
