import type { Page } from '@playwright/test';
import { print } from './printed-parts.ts';

/** What a sheet of paper may not cut, and what it may not end with. */
const kinds = {
  /** Cards, items, rows, tables of figures, the map. */
  whole: [
    'main article:not(:has(h2))',
    'main div:has(> :is(h3, h4):first-child)',
    'main li',
    'main table:not(:has(img))',
    'main dl > div',
    'main div:has(> picture)',
  ].join(),
  /** Headings, alone, with the text that introduces what follows, and with their picture. */
  heading: [
    'main :is(h2, h3, h4)',
    'main div:has(> h2:first-child + p:last-child)',
    'main section > div:has(> picture, > img):first-child',
  ].join(),
  /** What may follow a heading. */
  content: 'main :is(p, li, td, dt, article, img)',
  letterhead: 'header > p',
  /** What is only pressed. */
  control: 'main :is(a[href*="only="], button:not(dialog *))',
};

/**
 * What is wrong with a page on paper: no letterhead, controls, parts that are cut in two, headings
 * left alone, pale texts.
 */
export async function wrongOnPaper(page: Page): Promise<readonly string[]> {
  const parts = (await print(page, kinds)).filter(({ sheets }) => sheets.length > 0);
  const isOf = (kind: string) => (part: (typeof parts)[number]) => part.kinds.includes(kind);
  const heads = parts.filter(isOf('letterhead'));
  const cut = parts.filter(isOf('whole')).filter(({ sheets }) => sheets.length > 1);
  const alone = parts.filter((part, index) => {
    if (!part.kinds.includes('heading')) return false;
    const next = parts.slice(index + 1).find((one) => one.kinds.includes('content'));
    return next?.sheets[0] !== part.sheets.at(-1);
  });
  await page.emulateMedia({ media: 'print' });
  return [
    ...(heads[0]?.sheets.join() === '1' ? [] : ['nobody’s: the first sheet has no letterhead']),
    ...parts.filter(isOf('control')).map(({ name }) => `a control: ${name}`),
    ...cut.map(({ name, sheets }) => `cut by sheets ${sheets.join()}: ${name}`),
    ...alone.map(({ name, sheets }) => `alone at the end of sheet ${sheets.join()}: ${name}`),
    ...(await pale(page)).map((html) => `pale: ${html}`),
  ];
}

/** Texts whose color has less than 4.5:1 on white, or on their ground where backgrounds are printed. */
async function pale(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // The colors of a screen that are still on their way to those of paper.
    for (const transition of document.getAnimations()) transition.cancel();
    const linear = (channel: number) =>
      channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    const luminance = (color: string) => {
      const scale = color.startsWith('color(') ? 1 : 255;
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) =>
        linear(Number(part) / scale),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: number, other: number) =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const groundOf = (element: Element | null): number => {
      if (element === null) return 1;
      const { backgroundColor } = getComputedStyle(element);
      const isClear = /, 0\)$/.test(backgroundColor);
      return isClear ? groundOf(element.parentElement) : luminance(backgroundColor);
    };
    const isPale = (element: Element) => {
      const ink = luminance(getComputedStyle(element).color);
      return Math.min(contrast(ink, 1), contrast(ink, groundOf(element))) < 4.5;
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .filter((element) => element.checkVisibility() && isPale(element))
      .map((element) => element.outerHTML.slice(0, 80));
  });
}
