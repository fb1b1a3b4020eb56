import { describe, expect, test } from 'vitest';
import { cartOutlineOf } from '../../app/ui/drawings/cart-outlines.ts';
import { modelSizeOf } from '../../domain/stock/known-models/model-size.ts';
import { picturedIds } from '../../domain/stock/pictures/pictured-cart.ts';
import { outlinedIds, outlineOf } from './outlines.ts';
import { areaOf, simplified, trace } from './trace.ts';

/** Cells as text: `#` is in. */
function traced(...rows: readonly string[]) {
  const width = rows[0]?.length ?? 0;
  return trace(width, rows.length, (cell) => rows.join('')[cell] === '#');
}

describe('the edges of an area', () => {
  test.each([
    ['a cell', ['#'], [1]],
    ['a ring, with its hole', ['###', '#.#', '###'], [9, 1]],
    ['two areas', ['#.##', '#...'], [2, 2]],
    ['areas that touch at a corner', ['#.', '.#'], [1, 1]],
    ['nothing', ['..'], []],
  ])('%s', (_, rows, areas) => {
    const tracedAreas = traced(...rows).map(areaOf);
    expect(tracedAreas.reduce((sum, area) => sum + area, 0)).toBe(
      areas.reduce((sum, area) => sum + area, 0),
    );
  });

  test('have no point that a straight line does without', () => {
    const [loop = []] = traced('####', '####', '####');
    expect(loop).toHaveLength(14);
    expect(simplified(loop, 0.5)).toHaveLength(4);
    expect(areaOf(simplified(loop, 0.5))).toBe(12);
  });
});

test('there are outlines of every model whose sizes are known or that a body is drawn as', () => {
  for (const id of outlinedIds) expect(cartOutlineOf(id), id).toBeDefined();
  expect(outlinedIds.length).toBeGreaterThan(20);
});

test('the outlines are those of the model: npm run imagery -- --outlines', () => {
  expect(cartOutlineOf('turfman-200')).toEqual(outlineOf('turfman-200'));
});

test('the lines of each are as long and as high as the cart is', () => {
  for (const id of picturedIds) {
    const size = modelSizeOf(id);
    const outline = cartOutlineOf(id);
    if (size === undefined || outline === undefined) continue;
    const numbers = [...(outline.side[0]?.path ?? '').matchAll(/(-?\d+) ?(-\d+|\d+)/g)];
    const across = numbers.map(([, x]) => Number(x));
    const up = numbers.map(([, , y]) => Number(y));
    const long = (Math.max(...across) - Math.min(...across)) / 10;
    expect(Math.abs(long / size.length - 1), id).toBeLessThan(0.03);
    expect(Math.abs(-Math.min(...up) / 10 / size.height - 1), id).toBeLessThan(0.05);
    const wheelbase = (outline.rearAxle - outline.frontAxle) / 10 / size.length;
    expect(wheelbase, id).toBeGreaterThan(0.45);
    expect(wheelbase, id).toBeLessThan(0.8);
  }
});
