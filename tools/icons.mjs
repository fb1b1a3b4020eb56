// `npm run icons`: draws the icons in public/ from domain/dealer/business/logo.ts.
import { runCommand } from './run-command.mjs';

const help = 'npm run icons: draws the icons in public/ from domain/dealer/business/logo.ts.\n';
await runCommand('tools/draw-icons.ts', { help, isBuildNeeded: false });
