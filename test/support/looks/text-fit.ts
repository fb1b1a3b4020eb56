import type { Page } from '@playwright/test';

/** Widest piece that does not fit the window at each of these sizes of the page's text, if any. */
export async function overflow(
  page: Page,
  textSizes: readonly string[],
): Promise<readonly string[]> {
  return page.evaluate((sizes) => {
    const { style, clientWidth: width } = document.documentElement;
    const wide = sizes.flatMap((size) => {
      style.fontSize = size;
      if (document.documentElement.scrollWidth <= width) return [];
      const piece = [...document.querySelectorAll('main *, header *, footer *')].find(
        (element) => element.getBoundingClientRect().right > width + 1,
      );
      return [`at ${width} px, text at ${size || '100%'}: ${piece?.outerHTML.slice(0, 120)}`];
    });
    style.fontSize = '';
    return wide;
  }, textSizes);
}

/** Amounts of dollars whose digits stand on two lines. */
export async function brokenAmounts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      for (const { 0: amount, index } of text.textContent?.matchAll(/\$[\d,.]*\d/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + amount.length);
        if (range.getClientRects().length > 1) broken.push(amount);
      }
    }
    return broken;
  });
}

/** Links inside a text that differ from it by nothing but their color. */
export async function plainLinks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isText = ({ nodeType, textContent }: Node) =>
      nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
    return [...document.querySelectorAll('p a')]
      .filter(({ parentNode }) => [...(parentNode?.childNodes ?? [])].some(isText))
      .filter((link) => getComputedStyle(link).textDecorationLine !== 'underline')
      .map(({ outerHTML }) => outerHTML);
  });
}

/** Words of a page's head that reach beyond the middle, where the carts of its picture begin (spec S3.13). */
export async function wordsOverCarts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const head = document.querySelector('main picture > [fetchpriority=high]')?.closest('div');
    return [...(head?.querySelectorAll('h1, h1 + p') ?? [])].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { right } = range.getBoundingClientRect();
      return right > innerWidth / 2 ? [`${words.textContent} ends at ${Math.round(right)} px`] : [];
    });
  });
}
