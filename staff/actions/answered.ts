import type { Lead } from '../../domain/contact/lead.ts';
import { subjectInWords, timeInWords } from '../../domain/contact/lead-in-words.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import type { Follower, LinkAction, LinkFact, LinkPage } from '../staff-desk.ts';

/** Notes that an enquiry was answered. */
export const answered: LinkAction = {
  async look(follower) {
    const lead = await follower.desk.leads.find(follower.thing);
    if (lead === undefined) return removed;
    if (lead.answered !== undefined) return before(lead, follower);
    return {
      status: 200,
      title: 'Have you answered this message?',
      facts: factsOf(lead),
      text: ['It will be noted as answered, so that nobody is called twice.'],
      button: 'Yes, it is answered',
    };
  },

  async act(follower) {
    const { desk, thing, by, sign } = follower;
    const at = desk.now().toISOString();
    const earlier = await desk.leads.find(thing);
    if (earlier?.answered !== undefined) return before(earlier, follower);
    const lead = await desk.leads.setAnswer(thing, { at, by });
    if (lead === undefined) return removed;
    return {
      status: 200,
      title: 'Noted as answered',
      facts: factsOf(lead),
      text: ['It waited for an answer. Now it is answered.'],
      next: { words: 'Take it back', path: sign('undo', `answer ${thing}`) },
    };
  },
};

/** Takes the note back. */
export const notAnswered: LinkAction = {
  async look({ desk, thing }) {
    const lead = await desk.leads.find(thing);
    if (lead === undefined) return removed;
    if (lead.answered === undefined) return open(lead);
    return {
      status: 200,
      title: 'Was this message not answered?',
      facts: factsOf(lead),
      text: [answerLine(lead), 'It will wait for an answer again.'],
      button: 'No, it is not answered',
    };
  },

  async act({ desk, thing, sign }) {
    const lead = await desk.leads.find(thing);
    if (lead === undefined) return removed;
    if (lead.answered === undefined) return open(lead);
    await desk.leads.setAnswer(thing, undefined);
    return {
      status: 200,
      title: 'Noted as not answered',
      facts: factsOf(lead),
      text: [`${answerLine(lead)} Now it waits for an answer again.`],
      next: { words: 'It is answered', path: sign('answered', thing) },
    };
  },
};

function before(lead: Lead, { sign, thing }: Follower): LinkPage {
  return {
    status: 200,
    title: 'It is answered already',
    facts: factsOf(lead),
    text: [answerLine(lead)],
    next: { words: 'Take it back', path: sign('undo', `answer ${thing}`) },
  };
}

function open(lead: Lead): LinkPage {
  const text = ['There is no note to take back.'];
  return { status: 200, title: 'It waits for an answer', facts: factsOf(lead), text };
}

const removed: LinkPage = {
  status: 404,
  title: 'This message is no longer kept',
  facts: [],
  text: ['It was removed, so there is nothing to note.'],
};

function answerLine({ answered: answer }: Lead): string {
  return answer === undefined
    ? ''
    : cleanLine(`Answered by ${answer.by}, ${timeInWords(answer.at)}.`);
}

function factsOf(lead: Lead): readonly LinkFact[] {
  return [
    { label: 'From', value: cleanLine(`${lead.firstName} ${lead.lastName}`) },
    { label: 'About', value: cleanLine(subjectInWords(lead)) },
    { label: 'Received', value: timeInWords(lead.receivedAt) },
  ];
}
