import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** An element that stands for all of its look on its ground. */
export interface Look {
  /** Selects it. */
  readonly selector: string;
  /** The beginning of its HTML. */
  readonly name: string;
}

/** Looks that this worker has seen, by selector and state. */
const seen = new Map<string, Set<string>>();

/** Whether this worker is the first of the run to see a look: then it is the one that judges it. */
function isFirst(look: string): boolean {
  const folder = join(tmpdir(), 'looks');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, hash('sha256', look)), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Marks one visible element of every look that `selector` selects and that no page of the run had
 * before in this state (a size, a scheme): elements with the same classes on the same ground. A look
 * stays until the next call.
 */
export async function newLooks(
  page: Page,
  selector: string,
  state: string,
): Promise<readonly Look[]> {
  const key = `${selector} ${state}`;
  const before = seen.get(key) ?? new Set();
  seen.set(key, before);
  const looks = await page.evaluate(
    ([css, kinds]) => {
      for (const marked of document.querySelectorAll<HTMLElement>('[data-look]')) {
        delete marked.dataset.look;
      }
      const marked: { selector: string; name: string; kind: string }[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(css)) {
        const ground = element.closest('header, footer, section, nav, article, form');
        const lines = element.getClientRects().length > 1;
        const kind = [element.localName, element.className, ground?.className, lines].join(' ');
        const isShown = element.checkVisibility({ visibilityProperty: true });
        if (kinds.includes(kind) || !isShown || element.closest('[inert]')) continue;
        kinds.push(kind);
        const name = element.outerHTML.slice(0, 100);
        element.dataset.look = String(marked.length);
        marked.push({ selector: `[data-look="${marked.length}"]`, name, kind });
      }
      return marked;
    },
    [selector, [...before]] as [string, string[]],
  );
  if (before.size === 0 && looks.length < 5) throw new Error(`Hardly any ${selector} was visible`);
  for (const { kind } of looks) before.add(kind);
  return looks.filter(({ kind }) => isFirst(`${key} ${kind}`));
}
