import type { Enquiry } from '../../domain/enquiries/enquiry.ts';
import { subjectInWords, timeInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import type { StaffLink } from '../../domain/staff-link.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import type { Follower, LinkAction, LinkFact, LinkOutcome } from '../link-action.ts';

export const answered: LinkAction = {
  async look(follower) {
    const enquiry = await follower.enquiries.find(follower.target);
    if (enquiry === undefined) return removed;
    if (enquiry.answered !== undefined) return answeredBefore(enquiry, follower);
    return {
      title: 'Have you answered this message?',
      facts: enquiryFacts(enquiry),
      text: ['We’ll mark it as answered, so that no one calls twice.'],
      button: 'Yes, I answered it',
    };
  },

  async act(follower) {
    const { enquiries, now, target, by } = follower;
    const at = now().toISOString();
    const earlier = await enquiries.find(target);
    if (earlier?.answered !== undefined) return answeredBefore(earlier, follower);
    const enquiry = await enquiries.setAnswer(target, { at, by });
    if (enquiry === undefined) return removed;
    return {
      title: 'Marked as answered',
      facts: enquiryFacts(enquiry),
      text: ['It was waiting for an answer. Now it is answered.'],
      next: reopen(target),
      isChange: true,
    };
  },
};

export const unanswered: LinkAction = {
  async look({ enquiries, target }) {
    const enquiry = await enquiries.find(target);
    if (enquiry === undefined) return removed;
    if (enquiry.answered === undefined) return open(enquiry);
    return {
      title: 'Mark as not answered?',
      facts: enquiryFacts(enquiry),
      text: [answerLine(enquiry), 'It will be waiting for an answer again.'],
      button: 'Yes, not answered yet',
    };
  },

  async act({ enquiries, target }) {
    const enquiry = await enquiries.find(target);
    if (enquiry === undefined) return removed;
    if (enquiry.answered === undefined) return open(enquiry);
    await enquiries.setAnswer(target, undefined);
    return {
      title: 'Marked as not answered',
      facts: enquiryFacts(enquiry),
      text: [`${answerLine(enquiry)} Now it is waiting for an answer again.`],
      next: { words: 'It is answered', action: 'answered', target },
      isChange: true,
    };
  },
};

function reopen(id: string): StaffLink {
  return { words: 'Take it back', action: 'unanswered', target: id };
}

function answeredBefore(enquiry: Enquiry, { target }: Follower): LinkOutcome {
  return {
    title: 'Already answered',
    facts: enquiryFacts(enquiry),
    text: [answerLine(enquiry)],
    next: reopen(target),
  };
}

function open(enquiry: Enquiry): LinkOutcome {
  const text = ['No one has marked it as answered.'];
  return { title: 'Waiting for an answer', facts: enquiryFacts(enquiry), text };
}

const removed: LinkOutcome = {
  status: 404,
  title: 'This message was deleted',
  text: ['It is gone, so there is nothing to mark.'],
};

function answerLine({ answered: answer }: Enquiry): string {
  return answer === undefined
    ? ''
    : cleanLine(`Answered by ${answer.by}, ${timeInWords(answer.at)}.`);
}

function enquiryFacts(enquiry: Enquiry): readonly LinkFact[] {
  return [
    { label: 'From', value: cleanLine(`${enquiry.firstName} ${enquiry.lastName}`) },
    { label: 'About', value: cleanLine(subjectInWords(enquiry)) },
    { label: 'Received', value: timeInWords(enquiry.receivedAt) },
  ];
}
