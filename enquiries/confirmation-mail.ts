import type { SendMailOptions } from 'nodemailer';
import { business } from '../domain/dealer/business/identity.ts';
import { closedNotices } from '../domain/dealer/closed-days.ts';
import { type Dealer, todayAt } from '../domain/dealer/dealer.ts';
import { formatHours } from '../domain/dealer/hours.ts';
import { type Enquiry, referenceOf } from '../domain/enquiries/enquiry.ts';
import { askedFinish, timeInWords } from '../domain/enquiries/enquiry-in-words.ts';
import type { EnquiryVehicle } from '../domain/enquiries/stored-enquiry.ts';
import { plainTradeInWords } from '../domain/enquiries/trade-in.ts';
import { dealerAt, wishInWords } from '../domain/enquiries/wishes/wish-days.ts';
import { type Wish, wishTopicLabels } from '../domain/enquiries/wishes/wishes.ts';
import type { MailPart } from '../domain/mail.ts';
import { vehicleTitle } from '../domain/stock/model-name.ts';
import { cleanLine } from '../domain/text/clean-text.ts';

/** The only typed text is a plain first name, because anyone can enter anyone's address. */
export function confirmationMail(
  enquiry: Enquiry,
  dealer: Dealer,
): Pick<SendMailOptions, 'subject' | 'headers'> & { readonly body: readonly MailPart[] } {
  return {
    subject: `We got your message – ${business.name}`,
    body: bodyOf(enquiry, dealer),
    headers: isAutomatic,
  };
}

/** RFC 3834: prevents automatic replies. */
export const isAutomatic = {
  'Auto-Submitted': 'auto-replied',
  'X-Auto-Response-Suppress': 'All',
} as const;

function bodyOf(enquiry: Enquiry, dealer: Dealer): readonly MailPart[] {
  const { id, firstName, vehicles, plan, wishes = [], tradeIn, receivedAt } = enquiry;
  const { name, replyWithinHours, replyTypicalHours } = business;
  const greeting = greetingName(firstName);
  const carts = vehicles.map(vehicleInWords).map(cleanLine).filter(isPlain);
  const named = [
    ...carts,
    ...(plan === undefined ? [] : [plan]),
    ...(tradeIn === undefined ? [] : [`Your trade-in: ${plainTradeInWords(tradeIn)}`]),
  ];
  return [
    greeting === undefined ? 'Hello,' : `Hello ${greeting},`,
    `Thank you for your message to ${name}. We got it ${timeInWords(receivedAt)}. Your reference is ${referenceOf(id)}; have it handy when you call.`,
    `One of us will answer within ${replyWithinHours} hours, usually in ${replyTypicalHours} business hours. This confirmation was sent automatically.`,
    ...(named.length === 0 ? [] : ['You asked about:', { list: named }]),
    ...wishParts(wishes, dealerAt(dealer, vehicles)),
    [
      `In a hurry? Call ${dealer.phone.shown}.`,
      ...[dealer.hours.phone, dealer.hours.showroom].map(
        (hours) => `${hours.label}: ${formatHours(hours)}`,
      ),
      ...closedNotices(todayAt(new Date(receivedAt), dealer)),
    ].join('\n'),
    name,
    'You’re getting this email because your address was entered in a form on our website. If that wasn’t you, please ignore it.',
  ];
}

function wishParts(wishes: readonly Wish[], dealer: Dealer): readonly MailPart[] {
  if (wishes.length === 0) return [];
  return [
    wishes.length === 1 ? 'You asked for this time:' : 'You asked for one of these times:',
    { list: wishes.map((wish) => `${wishTopicLabels[wish.topic]}: ${wishInWords(wish, dealer)}`) },
    'Nothing is booked until we confirm a time.',
  ];
}

function vehicleInWords(vehicle: EnquiryVehicle): string {
  return [vehicleTitle(vehicle), askedFinish(vehicle)].filter(Boolean).join(', ');
}

/** Without characters of a link. */
function isPlain(name: string): boolean {
  return /^[\p{L}\p{M}\p{N} ,+&'’()-]{1,100}$/u.test(name);
}

/** Up to three words of letters, without characters of a link. */
export function greetingName(firstName: string): string | undefined {
  const name = cleanLine(firstName);
  return /^(?=.{1,24}$)[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,2}$/u.test(name) ? name : undefined;
}
