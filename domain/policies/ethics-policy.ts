import { business } from '../business/identity.ts';
import { contactDetails, policy } from './policy-markup.ts';

export const ethicsPolicy = policy(
  'ethics-policy',
  {
    title: 'Ethics Policy',
    shortTitle: 'Ethics',
    group: 'Work Policies',
    description:
      'How we sell, price, repair and recycle, how we handle conflicts of interest, and how to tell us when we get it wrong.',
    keywords: ['ethics policy', 'honest pricing', 'code of conduct', 'battery recycling'],
    lead: `Since ${business.founded} our customers have been our neighbors, and we meet them again at the grocery store. These are the rules we hold ourselves to.`,
  },
  () => `
Selling: What you need, at the price on the page
Repairs: Nothing done that you have not agreed to
Gifts: Staff accept nothing that could sway a decision
Raising a concern: Safe for anyone, in any way

## Who this applies to {#who}
Everyone who works for ${business.name}, full-time, part-time or in season, from the owner to the newest hand in the wash bay. We choose suppliers and partners who work in the same spirit, and stop working with those who do not.

## Honest selling {#selling}
- We ask how you will use a cart before we recommend one, and if a cheaper one will do, we say so.
- The price on the page is the price in the showroom. Fees and tax are named before you decide.
- Financing is advertised as what it is: ${business.financingClaim}. ${business.financingTerms}
- What we know about a used cart’s past, you know before you buy it.
- No pressure: “I’ll think about it” is a complete answer.
- We say what is better about our carts, not what is worse about another dealer’s.

## Honest repair {#service}
- We look before we guess, and show you what we found.
- You get an estimate first, and the bill does not exceed it without your word.
- We repair what can be repaired, and replace what cannot.
- If we make a mistake, we tell you before you notice, and put it right at our cost.

## Safety first {#safety}
No cart leaves us with brakes, steering, belts or lights that are not in order, however full the schedule. We do not remove a safety feature or raise a cart’s speed beyond what the law allows for it. We pass on every recall that we learn of, and explain to each buyer and renter where the cart may be driven and where it may not.

## Conflicts of interest, gifts and money {#conflicts}
Table: What we do when interests collide
| Situation | Rule |
| A supplier offers a staff member a gift | Declined, unless it is a trifle the whole team can share |
| A customer wants to tip | Kind, never expected, and it changes nothing |
| A relative wants to buy, or to be hired | Somebody else decides, and the owner knows of it |
| Staff sell or repair carts on the side | Disclosed first, and never with our customers |
| Somebody offers or asks for a bribe | Refused and reported, in every case |
Our books are complete and truthful. We pay taxes, suppliers and staff what is owed and when it is due.

## Your information {#privacy}
What you tell us stays with those who need it to serve you. We do not sell it, look up neighbors out of curiosity, or talk about who bought what.

## Land, water and batteries {#environment}
We live from people who love this landscape. Batteries go back to be recycled, and never into the trash or the ground. Oils, coolants and tires are collected and handed to those who handle them properly. The savings our calculator shows come with formulas that you can check, because a green claim that is not true does harm.

## Neighbors and competition {#community}
We compete on service and price, and we keep to the law on fair competition: no agreements with other dealers about prices, customers or territories. We hire close to home and welcome local schools and fire companies. Those gifts come without conditions, and we do not give to parties or candidates in the name of the business.

## Raising a concern {#concerns}
1. Tell a manager or the owner, by phone, by e-mail or in person, with or without your name.
1. Somebody who is not involved looks into it and keeps it as confidential as the law allows.
1. You hear what came of it, as far as others’ privacy lets us say.
1. We correct what was wrong, and change the rule or the habit that let it happen.
No one is punished for a concern raised in good faith, even if it turns out to be mistaken. Retaliation itself breaks this policy. Breaking it leads to consequences that fit, as far as dismissal.
[Feedback policy](feedback-policy) [Privacy policy](privacy-policy) [Diversity policy](diversity-policy)

## Contact us {#contact}
To raise a concern or ask what we would do in a certain case, call or write.
${contactDetails()}
`,
);
