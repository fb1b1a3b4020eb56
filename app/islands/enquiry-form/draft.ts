import { storedDraft } from '../browser-storage.ts';
import type { Control } from '../server-markup.ts';
import { formFields, visitorFields } from './form-fields.ts';

/**
 * What is typed into the contact form, kept in this browser until it is sent, so that a reload or a
 * lost connection loses no words (spec S15.5). Only the fields people fill in.
 */

/** The fields that this form has, each with its name: some are asked for one topic alone. */
function fieldsOf(form: HTMLFormElement): readonly (readonly [string, Control])[] {
  return formFields.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field === null ? [] : [[name, field as Control] as const];
  });
}

/** Keeps what the form holds now. */
export function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(fieldsOf(form).map(([name, { value }]) => [name, value]));
  storedDraft.write({ savedAt: Date.now(), query: location.search, values });
}

/**
 * Puts the draft into the form: name and reach into fields that are empty, what the message says and
 * is about only where it was written at this address or where no message stands there yet.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = storedDraft.read();
  if (draft === undefined) return;
  const isSame = draft.query === location.search;
  const own = fieldsOf(form);
  const hasMessage = own.some(([name, { value }]) => name === 'message' && value !== '');
  for (const [name, field] of own) {
    const isFree = visitorFields.has(name) ? field.value === '' : isSame || !hasMessage;
    const value = draft.values[name];
    if (isFree && value && isOffered(field, value)) field.value = value;
  }
}

/** Whether the field can hold the value: a list may have changed since. */
function isOffered(field: Control, value: string): boolean {
  return (
    !(field instanceof HTMLSelectElement) ||
    [...field.options].some((option) => option.value === value)
  );
}
