// `npm run facts`: compares every rendered page with domain/dealer/business/ (facts/).
import { runCommand } from './run-command.mjs';

const help = `npm run facts: reads every rendered page over three stocks, and fails when a figure or sentence
is not as the source and the stock say.
`;
await runCommand('tools/facts.ts', { help });
