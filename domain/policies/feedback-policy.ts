import { business } from '../dealer/business/identity.ts';
import { responseTimes } from '../dealer/business/terms/response-times.ts';
import { policy } from './policy-markup.ts';

const { urgent, general, complex } = responseTimes.feedback;

export const feedbackPolicy = policy(
  'feedback-policy',
  {
    title: 'Feedback Policy',
    shortTitle: 'Feedback',
    group: 'Content Policies',
    description:
      'How to tell us what went well or badly, how soon you hear back, and what we do with a complaint, an idea, or a kind word.',
    keywords: ['feedback', 'complaints', 'customer service', 'response time'],
    lead: 'Praise or complaint, a person answers. Here’s when.',
  },
  ({ phone }) => `
Urgent: Answer within ${urgent} hours
General: Answer within ${general} hours
Complex: Answer within ${complex} hours
Who can write: Anyone, customer or not
## What we’d like to hear {#what-to-tell-us}
- A cart, rental, repair, or delivery that wasn’t what you were promised.
- Something unsafe, on a cart or in a showroom. Please call about that right away.
- A page of this website that is wrong, unclear, or hard to use.
- Someone here who treated you well, or badly.
- An idea: a model, a town, or a service we should add.
## How to reach us {#how}
Call ${phone.shown}, write to ${business.email}, use the contact form, or tell anyone in a showroom. It helps to know what happened, when and where, your order or agreement number if you have one, and what would make it right. You can stay anonymous: we read a note without a name just the same, but we can’t reply to it.
## How soon you hear back {#response-times}
Table: Response times
| Kind | For example | You hear from us |
| Urgent | Safety, a stranded renter, a delivery gone wrong | Within ${urgent} hours |
| General | A question, a suggestion, a compliment | Within ${general} hours |
| Complex | A dispute, a warranty matter, several people involved | Within ${complex} hours |
Within ${general} hours someone confirms that we have read your message. Our answer either settles it or tells you what we are doing, who is doing it, and when you’ll hear more. If it’s urgent, please call: we hear a call sooner than we read a message.
## What happens to it {#process}
1. We read it and pass it to the person who can act on it.
1. That person checks the records and talks to whoever was there.
1. You get a plain answer: what we found, what we will do, and if we will do nothing, why.
1. We do it, and ask you whether it is right now.
1. If it could happen to someone else, it goes on the list for our staff meeting, without your name.
## If our answer isn’t good enough {#complaints}
Ask for the manager of the showroom you dealt with. If that doesn’t help, ask for the owner. Someone who wasn’t involved then takes a fresh look. You keep every right the law gives you, and nothing here delays or replaces it.
No one gets a worse price, worse service, or a worse tone for complaining. All we ask is that you stay civil, as we do.
## How we use what you say {#use}
- To make it right for you.
- To change how we work. Many small changes started with one customer’s comment.
- As a published review only if you agree, in your own words, with the name you choose.
If you send us an idea, we may use it without payment, and you may keep using it too. We handle your details as the privacy policy says.
## What we can’t do {#limits}
We don’t pay for praise or remove criticism, and we can’t discuss another customer or an employee’s private matters. Threats and hate are not feedback: we keep them and don’t answer.
## Related policies {#related}
[Corrections policy](corrections-policy) [Privacy policy](privacy-policy) [Return policy](return-policy)
## Contact us {#contact}
Tell us how we did. If it’s urgent, please call.
`,
);
