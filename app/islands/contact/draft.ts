import { type MessageField, messageFields } from '../../../domain/contact/message.ts';
import { storedDraft } from '../browser-storage.ts';

/**
 * What is typed into the contact form, kept in this browser until it is sent, so that a reload or a
 * lost connection loses no words (spec S15.5). Only the fields people fill in.
 */

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement, name: MessageField): FormField {
  return form.elements.namedItem(name) as FormField;
}

/** Keeps what the form holds now. */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(messageFields.map((name) => [name, fieldOf(form, name).value]));
  storedDraft.write({ savedAt: Date.now(), query: location.search, values });
}

/**
 * Puts the draft into the form: name and reach into fields that are empty, the message and what it
 * is about only where it was written at this address or where nothing stands there yet.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = storedDraft.read();
  if (draft === undefined) return;
  const isSame = draft.query === location.search;
  const message = fieldOf(form, 'message').value;
  for (const name of messageFields) {
    const field = fieldOf(form, name);
    const isAboutMessage = name === 'message' || name === 'interest';
    const isFree = isAboutMessage ? isSame || message === '' : field.value === '';
    const value = draft.values[name];
    if (isFree && value && isOffered(field, value)) field.value = value;
  }
}

/** Whether the field can hold the value: a list may have changed since. */
function isOffered(field: FormField, value: string): boolean {
  return (
    !(field instanceof HTMLSelectElement) ||
    [...field.options].some((option) => option.value === value)
  );
}
