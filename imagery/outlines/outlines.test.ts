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

test.each(picturedIds.filter((id) => modelSizeOf(id) !== undefined))(
  'the lines of %s are as long and as high as it is',
  (id) => {
    const { length = 0, height = 0 } = modelSizeOf(id) ?? {};
    const outline = cartOutlineOf(id);
    const [whole] = outline?.side ?? [];
    const numbers = [...(whole?.path ?? '').matchAll(/(-?\d+) ?(-\d+|\d+)/g)];
    const across = numbers.map(([, x]) => Number(x));
    const up = numbers.map(([, , y]) => Number(y));
    const long = (Math.max(...across) - Math.min(...across)) / 10;
    expect(Math.abs(long / length - 1)).toBeLessThan(0.03);
    expect(Math.abs(-Math.min(...up) / 10 / height - 1)).toBeLessThan(0.05);
    const wheelbase = ((outline?.rearAxle ?? 0) - (outline?.frontAxle ?? 0)) / 10;
    expect(wheelbase / length).toBeGreaterThan(0.45);
    expect(wheelbase / length).toBeLessThan(0.8);
  },
);
