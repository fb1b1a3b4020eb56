import type { Fields } from '../../enquiries/read-enquiry.ts';

export function readJsonObject(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

export function asksForJson({ headers }: Request): boolean {
  return /\bapplication\/json\b/.test(headers.get('accept') ?? '');
}
