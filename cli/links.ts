import { type Command, defineCommand, done, write } from './command.ts';

const revoke = defineCommand({
  name: 'links revoke',
  summary: 'End every link in the mails to the staff that were sent so far',
  details:
    'For example when such a mail went to somebody else. Mails sent from now on have links again.',
  async run(_args, _options, { store, err }) {
    await (await store()).linkSecret.renew();
    await write(err, 'No link in a mail that was sent before works any longer.\n');
    return done;
  },
});

export const linksCommands: readonly Command[] = [revoke];
