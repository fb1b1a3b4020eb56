import type { Page } from '@playwright/test';

/** An element of a printed page. */
export interface PrintedPart {
  /** Its element and the beginning of its text, for messages: `"h2 About us"`. */
  readonly name: string;
  /** Those of the asked kinds that it is one of. */
  readonly kinds: readonly string[];
  /** Numbers of the sheets it has an area on, from 1; none where it is not printed. */
  readonly sheets: readonly number[];
}

/** Addresses of the links that mark elements in the PDF. */
const markOrigin = 'https://mark.example/';

/**
 * Prints a page on Letter paper, and says which sheets the elements of each kind (a CSS selector)
 * stand on, in the order of the document. Each is covered with a link, and Chromium writes the area
 * of a link into the PDF for every sheet that it reaches. The page keeps those links.
 */
export async function print(
  page: Page,
  kinds: Readonly<Record<string, string>>,
): Promise<readonly PrintedPart[]> {
  const marked = await page.evaluate(
    ([selectors, origin]) => {
      const pageParts = [
        ...document.querySelectorAll<HTMLElement>(selectors.map(([, one]) => one).join()),
      ];
      const parts = pageParts.map((part) => ({
        name: `${part.localName} ${part.textContent.slice(0, 40)}`,
        kinds: selectors.filter(([, one]) => part.matches(one)).map(([kind]) => kind),
      }));
      pageParts.forEach((part, index) => {
        const mark = document.createElement('a');
        mark.href = `${origin}${index}`;
        mark.style.position = 'absolute';
        mark.style.inset = '0';
        part.style.position = 'relative';
        part.append(mark);
      });
      return parts;
    },
    [Object.entries(kinds), markOrigin] as const,
  );
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
  const sheetsOf = linkedSheets(pdf);
  return marked.map((part, index) => ({
    ...part,
    sheets: sheetsOf.get(`${markOrigin}${index}`) ?? [],
  }));
}

/** The sheets that each address is linked on, from 1. */
function linkedSheets(pdf: string): ReadonlyMap<string, readonly number[]> {
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    objects.set(number, body);
  }
  const sheetsByAddress = new Map<string, number[]>();
  const sheets = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  sheets.forEach((body, index) => {
    const [, links = ''] = /\/Annots \[([^\]]*)\]/.exec(body) ?? [];
    for (const [, number = ''] of links.matchAll(/(\d+) 0 R/g)) {
      const [, address] = /\/URI \(([^)]*)\)/.exec(objects.get(number) ?? '') ?? [];
      if (address === undefined) continue;
      sheetsByAddress.set(address, [
        ...new Set([...(sheetsByAddress.get(address) ?? []), index + 1]),
      ]);
    }
  });
  return sheetsByAddress;
}
