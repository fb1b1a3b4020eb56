import type { storedDrafts } from '../browser-storage.ts';
import type { Control } from '../server-markup.ts';

export type StoredDraft = (typeof storedDrafts)[keyof typeof storedDrafts];

const visitorFields: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email', 'phone']);

/** For an unexpected response (spec S15.3). */
export const defaultFailure = 'Failed to send message. Please try again.';

export const unsent =
  'Your message is not sent yet. Keep this page open, and it goes out when you are back online.';

function fieldsOf(form: HTMLFormElement): readonly Control[] {
  return ([...form.elements] as Control[]).filter(
    ({ name, type, tabIndex }) => name && tabIndex >= 0 && !/hidden|file|submit/.test(type),
  );
}

const othersOf = (stored: StoredDraft) =>
  (stored.read() ?? []).filter(({ query }) => query !== location.search);

export function saveDraft(form: HTMLFormElement, stored: StoredDraft): void {
  const values = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
  stored.write([{ savedAt: Date.now(), query: location.search, values }, ...othersOf(stored)]);
}

export function removeDraft(stored: StoredDraft): void {
  const others = othersOf(stored);
  if (others.length > 0) stored.write(others);
  else stored.remove();
}

/** Fills empty fields; the message only for a draft of this address (spec S15.5). */
export function restoreDraft(form: HTMLFormElement, stored: StoredDraft): void {
  const drafts = stored.read() ?? [];
  const draft = drafts.find(({ query }) => query === location.search) ?? drafts[0];
  if (draft === undefined) return;
  const isSame = draft.query === location.search;
  const fields = fieldsOf(form);
  const hasMessage = fields.some(({ name, value }) => name === 'message' && value !== '');
  for (const field of fields) {
    const isFree = visitorFields.has(field.name) ? field.value === '' : isSame || !hasMessage;
    const value = draft.values[field.name];
    if (isFree && value && isOffered(field, value)) {
      field.value = value;
      field.closest('details')?.setAttribute('open', '');
    }
  }
}

function isOffered(field: Control, value: string): boolean {
  return (
    !(field instanceof HTMLSelectElement) ||
    [...field.options].some((option) => option.value === value)
  );
}

const firstPauseMs = 5_000;
const maxPauseMs = 300_000;

/** Calls `send` once, when online or after a doubling pause. @returns cancels the call */
export function sendAgain(attempts: number, send: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('online', start);
  };
  const start = () => {
    cancel();
    send();
  };
  const timer = setTimeout(start, Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs));
  addEventListener('online', start);
  return cancel;
}
