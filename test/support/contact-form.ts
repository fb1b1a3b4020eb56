import { expect, type Locator, type Page } from '@playwright/test';
import { minFillMs } from '../../enquiries/screening.ts';

/** The contact form as its visitor uses it, in a browser. */

export const visitor = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@visitor.example',
  phone: '570-555-0199',
  message: 'Is the four seater still there on Saturday?',
};

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} as const;

const fieldNames = Object.keys(labels) as (keyof typeof labels)[];

/** Types a message into the contact form, or only some of its fields. */
export async function fillContact(
  page: Page,
  change: Partial<typeof visitor> = {},
  names: readonly (keyof typeof labels)[] = fieldNames,
): Promise<void> {
  const typed = { ...visitor, ...change };
  for (const name of names) {
    await contactField(page, labels[name]).fill(typed[name]);
  }
}

/** A person needs longer for a form than a program; anything faster is set aside as spam. */
export async function takeTime(page: Page): Promise<void> {
  const started = page.locator('input[name=started]');
  const age = async () => Date.now() - Number(await started.inputValue());
  await expect.poll(age).toBeGreaterThan(minFillMs);
}

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Send Message' });

export const contactField = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });
