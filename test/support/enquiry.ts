import { elements, findAll } from './html.ts';

/** A message as a visitor types it. */
export const typed = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0199',
  interest: 'sales',
  message: 'Is the four seater still there?',
};

/** A POST as a browser sends a form. */
export function asForm(fields: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
}

/** A POST as the API takes it. */
export function asJson(fields: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(fields),
  };
}

/** A body that comes in pieces and does not say how long it is. */
export function inPieces(init: RequestInit): RequestInit & { duplex: 'half' } {
  const bytes = new TextEncoder().encode(String(init.body));
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 1_000) {
        controller.enqueue(bytes.slice(at, at + 1_000));
      }
      controller.close();
    },
  });
  return { ...init, body, duplex: 'half' };
}

/** What the contact form on a page holds, by field name, hidden fields included. */
export function formValues(html: string): Record<string, string> {
  const inputs = elements(html, 'input').map(({ name = '', value = '' }) => [name, value]);
  const field = (element: string, fieldName: string) =>
    findAll(html, element).find(({ attributes }) => attributes.name === fieldName);
  const choices = findAll(html, 'select').map((select) => [
    select.attributes.name ?? '',
    select.findAll('option').find(({ attributes }) => 'selected' in attributes)?.attributes.value ??
      '',
  ]);
  const message = field('textarea', 'message')?.content ?? '';
  return { ...Object.fromEntries([...inputs, ...choices]), message };
}
