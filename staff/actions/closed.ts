import { closingOn, dayInWords } from '../../domain/dealer/closed-days.ts';
import { addDays, type CalendarDate, newYorkTime } from '../../domain/new-york-time.ts';
import { week } from '../../domain/week.ts';
import type { Follower, LinkAction, LinkOutcome } from '../link-action.ts';

export const closed: LinkAction = {
  async look(follower) {
    const days = await openDays(follower);
    if (days.length === 0) {
      const text = ['All of its days have passed or are already closed.'];
      return { title: 'No days left to close this week', text };
    }
    return {
      title: 'Which day will you be closed?',
      text: [
        'That covers showrooms, service, delivery and phone. The website says so within seconds.',
      ],
      choices: days.map((date) => ({ value: date, label: dayInWords(date) })),
      button: 'Close that day',
    };
  },

  async act(follower) {
    const { closedDays, now, chosen = '' } = follower;
    const days = await openDays(follower);
    if (!days.includes(chosen)) {
      const closing = closingOn(chosen, await closedDays.list());
      return closing === undefined ? closed.look(follower) : already(chosen);
    }
    await closedDays.add([{ date: chosen, words: '' }], newYorkTime(now()).date);
    return {
      title: `Closed ${dayInWords(chosen)}`,
      text: ['It had the usual hours. Now showrooms, service, delivery and phone are closed.'],
      next: { words: 'Take it back', action: 'open', target: chosen },
      isChange: true,
    };
  },
};

export const open: LinkAction = {
  async look({ closedDays, target }) {
    const isClosed = (await closedDays.list()).some(({ date }) => date === target);
    if (!isClosed) return notClosed(target);
    return {
      title: `Reopen on ${dayInWords(target)}?`,
      text: ['It will have the usual hours.'],
      button: 'Reopen',
    };
  },

  async act({ closedDays, target }) {
    const removed = await closedDays.remove(target);
    if (removed.length === 0) return notClosed(target);
    return {
      title: `Reopened on ${dayInWords(target)}`,
      text: ['It was closed. Now it has the usual hours.'],
      next: { words: 'Close it again', action: 'closed', target },
      isChange: true,
    };
  },
};

async function openDays(follower: Follower): Promise<readonly CalendarDate[]> {
  const closedDays = await follower.closedDays.list();
  const { date: today } = newYorkTime(follower.now());
  return week
    .map((_, index) => addDays(follower.target, index))
    .filter((date) => date >= today && closingOn(date, closedDays) === undefined);
}

function already(date: CalendarDate): LinkOutcome {
  const title = `Already closed on ${dayInWords(date)}`;
  return { title, text: ['There is nothing to do.'] };
}

function notClosed(date: CalendarDate): LinkOutcome {
  const title = `Open on ${dayInWords(date)}`;
  return { title, text: ['There is nothing to take back.'] };
}
