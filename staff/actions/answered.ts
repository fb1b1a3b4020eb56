import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { subjectInWords, timeInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import type { Follower, LinkAction, LinkFact, LinkOutcome } from '../staff-desk.ts';

/** Notes that an enquiry was answered. */
export const answered: LinkAction = {
  async look(follower) {
    const enquiry = await follower.desk.enquiries.find(follower.target);
    if (enquiry === undefined) return removed;
    if (enquiry.answered !== undefined) return answeredBefore(enquiry, follower);
    return {
      status: 200,
      title: 'Have you answered this message?',
      facts: factsOf(enquiry),
      text: ['It will be noted as answered, so that nobody is called twice.'],
      button: 'Yes, it is answered',
    };
  },

  async act(follower) {
    const { desk, target, by } = follower;
    const at = desk.now().toISOString();
    const earlier = await desk.enquiries.find(target);
    if (earlier?.answered !== undefined) return answeredBefore(earlier, follower);
    const enquiry = await desk.enquiries.setAnswer(target, { at, by });
    if (enquiry === undefined) return removed;
    return {
      status: 200,
      title: 'Noted as answered',
      facts: factsOf(enquiry),
      text: ['It waited for an answer. Now it is answered.'],
      next: takeBack(target),
      isChange: true,
    };
  },
};

/** Takes the note back. */
export const unanswered: LinkAction = {
  async look({ desk, target }) {
    const enquiry = await desk.enquiries.find(target);
    if (enquiry === undefined) return removed;
    if (enquiry.answered === undefined) return open(enquiry);
    return {
      status: 200,
      title: 'Was this message not answered?',
      facts: factsOf(enquiry),
      text: [answerLine(enquiry), 'It will wait for an answer again.'],
      button: 'No, it is not answered',
    };
  },

  async act({ desk, target }) {
    const enquiry = await desk.enquiries.find(target);
    if (enquiry === undefined) return removed;
    if (enquiry.answered === undefined) return open(enquiry);
    await desk.enquiries.setAnswer(target, undefined);
    return {
      status: 200,
      title: 'Noted as not answered',
      facts: factsOf(enquiry),
      text: [`${answerLine(enquiry)} Now it waits for an answer again.`],
      next: { words: 'It is answered', action: 'answered', target },
      isChange: true,
    };
  },
};

function takeBack(id: string): StaffLink {
  return { words: 'Take it back', action: 'unanswered', target: id };
}

function answeredBefore(enquiry: Enquiry, { target }: Follower): LinkOutcome {
  return {
    status: 200,
    title: 'It is answered already',
    facts: factsOf(enquiry),
    text: [answerLine(enquiry)],
    next: takeBack(target),
  };
}

function open(enquiry: Enquiry): LinkOutcome {
  const text = ['There is no note to take back.'];
  return { status: 200, title: 'It waits for an answer', facts: factsOf(enquiry), text };
}

const removed: LinkOutcome = {
  status: 404,
  title: 'This message is no longer kept',
  facts: [],
  text: ['It was removed, so there is nothing to note.'],
};

function answerLine({ answered: answer }: Enquiry): string {
  return answer === undefined
    ? ''
    : cleanLine(`Answered by ${answer.by}, ${timeInWords(answer.at)}.`);
}

function factsOf(enquiry: Enquiry): readonly LinkFact[] {
  return [
    { label: 'From', value: cleanLine(`${enquiry.firstName} ${enquiry.lastName}`) },
    { label: 'About', value: cleanLine(subjectInWords(enquiry)) },
    { label: 'Received', value: timeInWords(enquiry.receivedAt) },
  ];
}
