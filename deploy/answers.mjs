// `answers.mjs PORT SECONDS [PID]`: waits until the site on this port answers its pages, and the sharing
// picture of the first, which another process makes; exits 1, and says what it saw, when it has not after
// so many seconds or the process has ended.
import { setTimeout as wait } from 'node:timers/promises';
import { reasonInWords } from '../base/failure-text.ts';

const [port, seconds, pid] = process.argv.slice(2).map(Number);
const paths = ['/healthz', '/inventory', '/contact', '/api/vehicles', '/'];

/** What an address is answered with: a status and a text, or why there is none. */
async function ask(path) {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal, redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: reasonInWords(error.cause ?? error) ?? error.message, text: '' };
  }
}

/** The address of a page's sharing picture on the site it is asked from. */
function pictureOf(page) {
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  const { pathname, search } = new URL(address ?? '/no-sharing-picture', 'http://localhost');
  return pathname + search;
}

/** What is not answered as it should be; undefined where all is. */
async function findFailure() {
  let page = '';
  for (const path of paths) {
    const { status, text } = await ask(path);
    if (status !== 200) return `${path} is not answered as it should be: ${status}`;
    page = text;
  }
  const picture = pictureOf(page);
  const { status } = await ask(picture);
  return status === 200 ? undefined : `${picture} is not answered as it should be: ${status}`;
}

function hasEnded() {
  if (!pid) return false;
  try {
    return !process.kill(pid, 0);
  } catch ({ code }) {
    // Between its fork and its command it is root's, which is EPERM here.
    return code === 'ESRCH';
  }
}

let failure;
for (const end = Date.now() + seconds * 1_000; Date.now() < end && !hasEnded(); await wait(50)) {
  failure = await findFailure();
  if (failure === undefined) process.exit(0);
}
process.stderr.write(`${failure ?? 'The process has ended'}\n`);
process.exit(1);
