import { Option } from '@commander-js/extra-typings';
import { subjectInWords, timeInWords } from '../../domain/enquiries/enquiry-in-words.ts';
import { cleanLine } from '../../domain/text/clean-text.ts';
import { defineCommand, done, UsageError, write } from '../command.ts';
import { nameBy } from '../inventory/current-user.ts';
import { findEnquiry } from './find-enquiry.ts';

export const answeredCommand = defineCommand({
  name: 'leads answered',
  summary: 'Mark an enquiry as answered, and by whom',
  details: 'Those that nobody has answered yet are shown by: leads list --open',
  syntax: (command) =>
    command
      .argument('<id>', 'of the enquiry; its first characters are enough')
      .option('--by <name>', 'who answered')
      .addOption(new Option('--undo', 'it was not answered after all').conflicts('by')),
  async run([id], { by = '', undo }, { store, settings, err, now }) {
    const name = nameBy(cleanLine(by), settings);
    if (!undo && name === '') throw new UsageError('say who answered: --by NAME');
    const answer = undo ? undefined : { at: now.toISOString(), by: name };
    const { enquiries } = await store();
    const match = await findEnquiry(enquiries, id);
    const enquiry = match.ok ? await enquiries.setAnswer(match.id, answer) : undefined;
    if (enquiry === undefined) {
      throw new Error(match.ok ? 'That enquiry was just removed.' : match.reason);
    }
    const { firstName, lastName, answered } = enquiry;
    const what = `${firstName} ${lastName}, ${subjectInWords(enquiry)}`;
    const became =
      answered === undefined
        ? 'not answered'
        : `answered by ${answered.by}, ${timeInWords(answered.at)}`;
    await write(err, `${cleanLine(`${what}: ${became}`)}\n`);
    return done;
  },
});
