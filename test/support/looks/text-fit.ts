import type { Page } from '@playwright/test';

/** Widest piece that does not fit the window, if any. */
export async function overflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return undefined;
    const wide = [...document.querySelectorAll('main *, header *, footer *')].find(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return `at ${width} px: ${wide?.outerHTML.slice(0, 120)}`;
  });
}

/** {@link overflow} when only the page's text is enlarged. */
export async function overflowOfText(page: Page): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const size of ['130%', '200%', '']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const piece = await overflow(page);
    if (piece !== undefined) wide.push(`${size} ${piece}`);
  }
  return wide;
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
