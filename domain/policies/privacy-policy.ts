import { browserRecords } from '../browser-storage.ts';
import { business } from '../dealer/business/identity.ts';
import { undeliveredDays } from '../enquiries/retention.ts';
import { keptFor, keptInFolders, keptInTables, sentByMail } from './kept-data.ts';
import { policy, rows } from './policy-markup.ts';

const tablesKept = [...Object.values(keptInTables), ...Object.values(keptInFolders)].filter(
  (entry) => entry !== null,
);

export const privacyPolicy = policy(
  'privacy-policy',
  {
    title: 'Privacy Policy',
    shortTitle: 'Privacy',
    group: 'Policies',
    description:
      'What this website and our showrooms learn about you, why, who sees it, and how to get it removed. No cookies, no trackers.',
    keywords: ['privacy policy', 'personal information', 'no cookies', 'data removal'],
    lead: 'You can read this whole website without telling us who you are. If you write to us, we use what you wrote to answer you, and we delete it when you ask.',
  },
  ({ phone }) => `
Cookies: None
Analytics and advertising trackers: None
What we keep: What you send us, and the page you sent it from
How long: Inquiries are deleted after ${keptFor}
Sold to others: Never
Removal: Call ${phone.shown} or write to ${business.email}
## Information we collect {#information-collected}
There is no sign-in and no account. To show a page, your browser sends its network address, as it does to every website; we use it to answer and to limit abuse. When you buy, rent, store, or have a cart serviced, we keep the paperwork: your name and address, the order, payment records, and for a rental your driver’s license. This table lists what the website itself keeps about you.
Table: What our server keeps, and how long
| What | How long |
${rows(tablesKept.map(({ what, howLong }) => [what, howLong]))}
Campaign labels are words that an ad or newsletter adds to the end of a web address, to say which ad it was. We keep only the usual ones (utm_source and the like), cut short, from the first and the latest such link of your visit; we don’t take the numbers by which ad networks track a single click. The labels tell us which advertising works.
Our contact form also has a field that people don’t see, and notes how fast it was filled in. Both help us spot automated messages. A message that looks automated is set aside for a person to read, not thrown away.
The filters you choose in the inventory, the place you choose for delivery, and what you type into the eco-impact calculator are in the address of the page, where you can see them, so that you can bookmark or share the result. They reach us only so we can build the page. We don’t keep searches.
## How we use it {#use}
- To answer your question, prepare a quote, or arrange a test drive, delivery, rental, or repair.
- To send you one confirmation by email that we got your message.
- To do what we agreed on with you, and to keep the records that tax and vehicle law require.
- To see which pages and ads lead to inquiries.
- To keep the site working: we count requests from a network address over a short time, so that no one can flood the form. Then we forget the count, and we don’t store the address with your message.
Writing to us does not put you on a mailing list.
## Sharing {#sharing}
We don’t sell, rent, or trade personal information. Besides our own staff, only these get it, and only what they need:
- Companies that run our server, our email, and the customer system our sales staff use.
- A manufacturer, for a warranty claim or a recall of your cart.
- An insurer, a lender, or a state office, when your purchase, rental, or registration calls for it and you know about it.
- Courts and authorities, when the law requires it.
Our server sends these emails:
${Object.values(sentByMail)
  .map((one) => `- ${one}`)
  .join('\n')}
If the business is ever sold, your information goes to the new owner, who is bound by this page.
## Security {#security}
Messages are stored on a server that only authorized staff can reach, and there is no sign-in on the web. Our staff act on a message through a link in an email to our own address; each link does one thing and expires. The site’s technical log notes which page was requested, when, and whether it worked; it holds no names, messages, or other personal details. We limit how much anyone can send and how often, and treat everything we receive as untrusted. No method is perfect: if something happens to your information that puts you at risk, we’ll tell you and the authorities as the law requires.
We delete an inquiry ${keptFor} after we received it, or right away when you ask. If our email about it could not be delivered, so that perhaps no one has read it, we keep it ${undeliveredDays} days longer at most. We keep sales, rental, and service records for as long as the law requires, and then delete them.
## Cookies and tracking {#cookies}
This website sets no cookies. It loads no analytics, no advertising pixels, and no script from anyone else; its fonts and code come from our own server. So there is no cookie banner and nothing to opt out of. If your browser sends “Do Not Track” or a similar signal, it is already honored.
This site keeps these things in your own browser, besides the copies every browser makes of the pages it has shown. They reach us only when you act: your words and the campaign labels go with the message you send, and the place and the list are in the address of a page that uses them.
Table: What your own browser keeps, and how long
| What | How long |
${rows(Object.values(browserRecords).map(({ purpose, lifetime }) => [purpose, lifetime]))}
## Your choices and rights {#rights}
Wherever you live, you can ask us by phone or email to do any of these, free of charge:
- Tell you what we have about you, and give you a copy.
- Correct what is wrong.
- Delete your messages and contact details from the systems this site uses, along with our email copies. Backups are replaced as they age.
- Stop contacting you.
We ask you to write from the address in question, or to answer a question only you can, so that no one else removes your records. We may have to keep the paperwork of a sale, rental, or repair for as long as the law says; if so, we’ll tell you. Asking never affects your price or service.
## Third-party links {#third-party-links}
- Maps: our pages show our own map. An outside map loads only when you ask for it, and that service then sees your network address, as if you had opened it yourself.
- Financing: the application is a separate site that opens in a new tab. What you enter there goes to that site, under its own privacy policy, not through ours.
- Manufacturers, directions, social, and review pages: these are ordinary links. We send nothing about you with them, and their owners’ policies apply once you are there.
## Children under 13 {#children}
This website is meant for adults. We don’t knowingly collect information from children under 13. If your child has written to us, tell us and we’ll delete the message.
## Changes to this policy {#changes}
When the site or the way we work changes, this page changes too. If a change would let us do more with information you already gave us, we’ll ask you first.
## Related pages {#related}
[Terms of Service](terms-of-service) [Ethics policy](ethics-policy)
## Contact us {#contact}
To see, correct, or delete what we have about you, or to ask about this page, call or write. A person answers.
`,
);
