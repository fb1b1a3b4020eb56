import { links } from '../../links.ts';

/** The message when the server, or a proxy in front of it, refuses without a reason. */
const unexplained = 'Failed to submit contact form';

/** The result of an attempt to send. */
export interface Answer {
  readonly ok: boolean;
  /** The id of the enquiry that was kept. */
  readonly id?: string;
  /** No answer came: the connection failed. */
  readonly isUnanswered?: boolean;
  /** Always there where an answer came. */
  readonly error?: string;
  /** A message for each field at fault, by its name. */
  readonly fields?: Readonly<Partial<Record<string, string>>>;
}

/** Sends the message as JSON. Never throws. */
export async function sendEnquiry(message: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(links.apiContact, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
  } catch {
    return { ok: false, isUnanswered: true };
  }
  const body = (await response.json().catch(() => ({}))) as Pick<Answer, 'id' | 'error' | 'fields'>;
  if (response.ok) return { ok: true, id: body.id };
  return { ok: false, error: body.error ?? unexplained, fields: body.fields };
}
