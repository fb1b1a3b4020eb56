import fc from 'fast-check';
import { siteUrl } from '../test/support/open-app.ts';
import { fields, headerValues, mediaTypes, methods } from './grammar.ts';
import { address, probe, text } from './texts.ts';

/** A request as data, so that it can be printed and shrunk. */
export interface Asked {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: readonly string[];
  readonly from: string;
}

const from = fc.oneof(fc.ipV4(), fc.ipV6(), text);

const headers = fc
  .array(
    fc
      .constantFrom(...Object.keys(headerValues))
      .chain((name) =>
        fc.tuple(
          fc.constant(name),
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...(headerValues[name] ?? [''])) },
            { weight: 1, arbitrary: fc.stringMatching(/^[ -~]{0,40}$/) },
          ),
        ),
      ),
    { maxLength: 4 },
  )
  .map((pairs) => Object.fromEntries(pairs));

/** Any GET or HEAD, or a POST to an address that takes none. */
export const reading: fc.Arbitrary<Asked> = fc.record({
  method: fc.constantFrom(...methods),
  address,
  headers,
  from,
});

const right: Readonly<Record<string, string>> = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0199',
  interest: 'sales',
  message: 'Is the four seater still there?',
};

/** An enquiry with arbitrary values in some fields. */
const enquiry = fc
  .dictionary(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fields) }, { weight: 1, arbitrary: text }),
    fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() }),
    { maxKeys: 6 },
  )
  .map((odd) => ({ ...right, ...odd }));

const formText = enquiry.map((record) =>
  new URLSearchParams(
    Object.entries(record).map(([name, value]): [string, string] => [
      name.toWellFormed(),
      typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
    ]),
  ).toString(),
);

const bodyText = fc.oneof(
  { weight: 4, arbitrary: enquiry.map((record) => JSON.stringify(record)) },
  { weight: 3, arbitrary: formText },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '['.repeat(15_000),
      '{"a":'.repeat(3_000),
      `{"message":"${probe.repeat(3_000)}"}`,
      '{"__proto__":{"firstName":"x"}}',
      `{${'"a":1,'.repeat(2_000)}"b":1}`,
      'a=1&'.repeat(4_000),
      'x'.repeat(20_000),
    ),
  },
);

/** A POST to one of the two addresses that take one. */
export const posting: fc.Arbitrary<Asked> = fc
  .tuple(
    fc.record({
      method: fc.constant('POST'),
      address: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('/contact', '/api/contact') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '/contact/',
            '/API/contact',
            '/contact?index',
            '/contact.data',
          ),
        },
      ),
      headers,
      from,
      body: fc.oneof(
        { weight: 5, arbitrary: bodyText.map((whole) => [whole]) },
        { weight: 1, arbitrary: fc.array(bodyText, { maxLength: 4 }) },
      ),
    }),
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
      },
      { weight: 1, arbitrary: fc.constantFrom(...mediaTypes) },
    ),
  )
  .map(([input, type]) => ({ ...input, headers: { ...input.headers, 'content-type': type } }));

/** The `Request`; `undefined` where the class can't express it. */
export function toRequest({
  method,
  address: target,
  headers: sentHeaders,
  body,
}: Asked): Request | undefined {
  try {
    const chunks = body?.map((chunk) => Buffer.from(chunk)) ?? [];
    const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0;
    const stream = hasBody
      ? new ReadableStream<Uint8Array>({
          start(controller) {
            for (const chunk of chunks) controller.enqueue(chunk);
            controller.close();
          },
        })
      : undefined;
    const init = { method, headers: sentHeaders, body: stream, duplex: 'half' } as RequestInit;
    return new Request(siteUrl + (target.startsWith('/') ? '' : '/') + target, init);
  } catch {
    return undefined;
  }
}
