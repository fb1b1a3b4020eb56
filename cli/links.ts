import { defineCommand, done, write } from './command.ts';

export const linksCommand = defineCommand({
  name: 'links revoke',
  summary: 'Turn off every link in staff emails sent so far',
  details:
    'For example when such an email went to someone else. Emails sent from now on have working links.',
  async run(_args, _options, { store, err }) {
    await (await store()).linkSecret.renew();
    await write(err, 'Links in earlier emails no longer work.\n');
    return done;
  },
});
