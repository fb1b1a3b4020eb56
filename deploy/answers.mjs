// `answers.mjs PORT SECONDS [PID]`: waits until the site on this port answers its pages; exits 1, and
// says what it saw, when it has not after so many seconds or the process has ended.
import { setTimeout as wait } from 'node:timers/promises';
import { reasonInWords } from '../observability/failure-text.ts';

const [port, seconds, pid] = process.argv.slice(2).map(Number);
const paths = ['/healthz', '/', '/inventory', '/contact', '/api/vehicles'];

/** What an address is answered with: a status, or why there is none. */
async function ask(path) {
  try {
    const signal = AbortSignal.timeout(5_000);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return reasonInWords(error.cause ?? error) ?? error.message;
  }
}

function hasEnded() {
  if (pid === undefined) return false;
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
}

let failure;
for (const end = Date.now() + seconds * 1_000; Date.now() < end && !hasEnded(); await wait(50)) {
  failure = undefined;
  for (const path of paths) {
    const answer = await ask(path);
    if (answer === 200) continue;
    failure = `${path} is not answered as it should be: ${answer}`;
    break;
  }
  if (failure === undefined) process.exit(0);
}
process.stderr.write(`${failure ?? 'The process has ended'}\n`);
process.exit(1);
