import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tools/free-port.ts';

/** One browser window, driven over the classic WebDriver protocol (W3C); just what the checks need. */
export interface DrivenBrowser {
  goto(url: string): Promise<void>;
  /** Makes the page's viewport so wide, in CSS pixels. */
  setWidth(width: number): Promise<void>;
  /** Runs the body of a function in the page and returns its JSON value. */
  run<T>(body: string): Promise<T>;
  /** As a person clicks, with the pointer, on the first element of a CSS selector that is shown. */
  click(selector: string): Promise<void>;
  /** Lines the browser has written about errors in its console. */
  errors(): readonly string[];
  close(): Promise<void>;
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const answerTimeoutMs = 60_000;

/**
 * Starts a WebKitGTK browser under its driver.
 *
 * @param program path of MiniBrowser
 * @param display X display it opens its window on, such as `:99`
 * @throws when driver or browser does not start
 */
export async function openWebKit(
  program: string,
  display: string,
  args: readonly string[],
): Promise<DrivenBrowser> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  const call = caller(`http://127.0.0.1:${port}`);
  await untilReady(call, driver);
  const options = {
    binary: program,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true', ...args],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  const at = `/session/${sessionId}`;

  async function find(selector: string): Promise<string> {
    const elements = await call<Record<string, string>[]>('POST', `${at}/elements`, {
      using: 'css selector',
      value: selector,
    });
    for (const { [elementKey]: id } of elements) {
      if (await call<boolean>('GET', `${at}/element/${id}/displayed`)) return id ?? '';
    }
    throw new Error(`${selector} is not shown`);
  }

  const run = <T>(body: string) =>
    call<T>('POST', `${at}/execute/sync`, { script: body, args: [] });

  return {
    async goto(url) {
      await call('POST', `${at}/url`, { url });
    },
    async setWidth(width) {
      // The window has a frame of its own around the page.
      let outer = width;
      for (let step = 0; step < 3; step += 1) {
        await call('POST', `${at}/window/rect`, { width: outer, height: 900 });
        await wait(200);
        const inner = await run<number>('return innerWidth');
        if (inner === width) return;
        outer += width - inner;
      }
      throw new Error(`The page cannot be made ${width} px wide`);
    },
    run,
    async click(selector) {
      await call('POST', `${at}/element/${await find(selector)}/click`, {});
    },
    errors: () => written.split('\n').filter((line) => /^CONSOLE .*\bERROR\b/.test(line)),
    async close() {
      await call('DELETE', at);
      const ended = once(driver, 'exit');
      driver.kill();
      await ended;
    },
  };
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

function caller(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function untilReady(call: Call, driver: ChildProcess): Promise<void> {
  for (let step = 0; step < 100 && driver.exitCode === null; step += 1) {
    if (await call('GET', '/status').catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not start');
}
