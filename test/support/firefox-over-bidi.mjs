#!/usr/bin/env node
/**
 * Firefox for Playwright: the program given to `firefox.launch({ channel: 'moz-firefox' })`.
 *
 * Playwright drives an installed Firefox over WebDriver BiDi, but sets media features in every new
 * context by a command that Firefox ESR does not have yet, so that no context opens. This program
 * starts the real Firefox (FIREFOX_PATH), passes every message on and answers that command itself.
 * The price: color scheme and reduced motion are not emulated, see `@media` in playwright.config.ts.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const largestMessageBytes = 256 * 1024 * 1024;

const args = process.argv.slice(2);
const firefox = spawn(process.env.FIREFOX_PATH || 'firefox', args, {
  stdio: ['ignore', 'ignore', 'pipe'],
});
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  maxPayload: largestMessageBytes,
});

let address;
firefox.stderr.setEncoding('utf8');
firefox.stderr.on('data', (text) => {
  address ??= announcement.exec(text)?.[1];
  const ours = `ws://127.0.0.1:${server.address().port}`;
  // Playwright waits for this line to know where to connect.
  process.stderr.write(text.replace(announcement, `WebDriver BiDi listening on ${ours}`));
});

server.on('connection', (playwright, { url }) => {
  const upstream = new WebSocket(`${address}${url}`, { maxPayload: largestMessageBytes });
  const early = [];
  playwright.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (method === unknownToFirefox)
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (upstream.readyState === WebSocket.OPEN) upstream.send(text);
    else early.push(text);
  });
  upstream.on('open', () => {
    for (const text of early) upstream.send(text);
  });
  upstream.on('message', (data) => playwright.send(data.toString()));
  upstream.on('close', () => playwright.close());
  upstream.on('error', () => playwright.close());
  // Playwright connects once; when it is gone, nobody else ends Firefox.
  playwright.on('close', () => {
    upstream.close();
    firefox.kill();
  });
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));
