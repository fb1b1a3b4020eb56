import { setPriority } from 'node:os';
import type { Drawn, ToDraw } from './draw-apart.ts';
import { drawCard } from './draw-card.tsx';
import { setsIn } from './open-set.ts';

/**
 * The process that draws (see docs/decisions/0008). It takes cards from its parent, answers with
 * pictures, and ends when the parent does or disconnects.
 */
const open = setsIn(JSON.parse(process.env.PICTURES ?? '{}'));
const behindEverything = 10;
setPriority(behindEverything);

process.on('message', async ({ id, card }: ToDraw) => {
  let drawn: Drawn;
  try {
    drawn = { id, image: await drawCard(card, open) };
  } catch (error) {
    drawn = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  process.send?.(drawn);
});
process.on('disconnect', () => process.exit(0));
