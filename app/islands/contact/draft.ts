import { type MessageField, messageFields } from '../../../domain/contact/message.ts';
import { day } from '../../../domain/duration.ts';

/**
 * What is typed into the contact form, kept in this browser until it is sent, so that a reload or a
 * lost connection loses no words. Only the fields people fill in; for a week at most.
 */

const key = 'contact-draft';
const keptMs = 7 * day;

interface Draft {
  readonly savedAt: number;
  /** The query of the address it was written at: it says what the message is about. */
  readonly query: string;
  readonly values: Partial<Record<MessageField, string>>;
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: MessageField): FormField {
  return form.elements.namedItem(name) as FormField;
}

/** Keeps what the form holds now. */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(messageFields.map((name) => [name, fieldOf(form, name).value]));
  const draft: Draft = { savedAt: Date.now(), query: location.search, values };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage can be switched off or full; then a reload loses the words, as in any form.
  }
}

/**
 * Puts the draft into the form: name and reach into fields that are empty, the message and what it
 * is about only where it was written at this address or where nothing stands there yet.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (draft === undefined) return;
  const isSame = draft.query === location.search;
  const message = fieldOf(form, 'message').value;
  for (const name of messageFields) {
    const field = fieldOf(form, name);
    const isAboutMessage = name === 'message' || name === 'interest';
    const isFree = isAboutMessage ? isSame || message === '' : field.value === '';
    const value = draft.values[name];
    if (isFree && value) field.value = value;
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    if (draft === null) return undefined;
    if (Date.now() - draft.savedAt <= keptMs) return draft;
  } catch {
    // Nothing that can be read.
  }
  forgetDraft();
  return undefined;
}
