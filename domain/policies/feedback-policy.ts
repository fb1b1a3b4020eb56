import { business } from '../business/identity.ts';
import { responseTimes } from '../business/terms/response-times.ts';
import { contactDetails, policy } from './policy-markup.ts';

const { urgent, general, complex } = responseTimes.feedback;

export const feedbackPolicy = policy(
  'feedback-policy',
  {
    title: 'Feedback Policy',
    shortTitle: 'Feedback',
    group: 'Content Policies',
    description:
      'How to tell us what went well or badly, how soon you hear back, and what we do with a complaint, an idea or a kind word.',
    keywords: ['feedback', 'complaints', 'customer service', 'response time'],
    lead: 'Praise is pleasant and complaints are useful. Both get an answer from a person, and this page says when.',
  },
  () => `
Urgent: Answer within ${urgent} hours
General: Answer within ${general} hours
Complex: Answer within ${complex} hours
Who can write: Anyone, customer or not

## What we would like to hear {#what-to-tell-us}
- A cart, rental, repair or delivery that was not what you were promised.
- Something unsafe, on a cart or in a showroom. Please call about that at once.
- A page of this website that is wrong, unclear, or hard to use.
- A person who served you well, or badly.
- An idea: a model you miss, a town, a service.

## How to reach us {#how}
Call ${business.phone.shown}, write to ${business.email}, use the contact form, or tell anyone in a showroom. It helps to know what happened, when and where, an order or agreement number if you have one, and what would put it right. If you would rather stay anonymous, a note or call without a name is read just the same; we only can’t reply to it.

## How soon you hear back {#response-times}
Table: Response times
| Kind | For example | You hear from us |
| Urgent | Safety, a stranded renter, a delivery gone wrong | Within ${urgent} hours |
| General | A question, a suggestion, a compliment | Within ${general} hours |
| Complex | A dispute, a warranty matter, several people involved | Within ${complex} hours |
Within ${general} hours somebody confirms that your message has been read. The answer of this table either settles the matter or tells you what we are doing, who is doing it and when you hear more. Urgent matters are best told by phone, because a call is heard sooner than a message is read.

## What happens to it {#process}
1. We read it and pass it to the person who can act on it.
1. That person looks at the records and talks to whoever was there.
1. You get an answer in plain words: what we found, what we will do, and if we will do nothing, why.
1. We do it, and ask you whether it is right now.
1. What could happen to someone else goes on the list for our staff meeting, without your name.

## If our answer isn’t good enough {#complaints}
Ask for the manager of the showroom you dealt with. If that does not help, ask for the owner. Someone who was not part of the matter then looks at it afresh. You keep every right the law gives you, and nothing in this process delays or replaces it.
No one is treated worse for complaining: not in price, not in service, not in how they are spoken to. All we ask is what we ask of ourselves, to stay civil.

## How we use what you say {#use}
- To put your own matter right.
- To change how we work. Many small changes began as one customer’s remark.
- As a published review only if you agree, in your own words, with the name you choose.
If you send us an idea, we may use it without payment, and you may go on using it too. Your details are handled as the privacy policy says.

## What we cannot do {#limits}
We do not pay for praise or remove criticism, and we cannot discuss another customer or a member of staff’s private matters. Threats and hate are not feedback: we keep them, and do not answer.

## Related policies {#related}
[Corrections policy](corrections-policy) [Privacy policy](privacy-policy) [Return policy](return-policy)

## Contact us {#contact}
Tell us how we did. If it is urgent, please call.
${contactDetails()}
`,
);
