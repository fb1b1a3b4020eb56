import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { modelSizeOf } from '../../domain/catalogue/models/model-size.ts';
import { findPlace } from '../../domain/places/find-place.ts';
import { CartDrawing } from '../drawings/cart.tsx';
import { CountyMap } from '../drawings/county-map.tsx';
import { DimensionDrawing } from '../drawings/dimension-drawing.tsx';
import { Landscape } from '../drawings/landscape.tsx';
import { landscapeLook } from '../drawings/landscape-look.ts';
import { lookFromFile } from '../drawings/look.ts';
import type { Route } from './+types/drawing.ts';

/** A drawing depends on its address alone, so the page cache keeps it. */
export async function loader({ params }: Route.LoaderArgs) {
  const drawing = (await dimensions(params.file)) ?? drawingFor(params.file);
  if (drawing === undefined) return new Response('No such drawing', { status: 404 });
  return new Response(renderToStaticMarkup(drawing), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}

/** A model with its sizes. The outlines are read with the first: they are many and long. */
async function dimensions(file: string) {
  const [, dark, id = ''] = /^(dark-)?dimensions-([a-z0-9+-]+)\.svg$/.exec(file) ?? [];
  const size = modelSizeOf(id);
  if (size === undefined) return undefined;
  const { cartOutlineOf } = await import('../drawings/cart-outlines.ts');
  const outline = cartOutlineOf(id);
  return outline && createElement(DimensionDrawing, { size, outline, dark: dark !== undefined });
}

function drawingFor(file: string) {
  const look = lookFromFile(file);
  if (look !== undefined) return createElement(CartDrawing, look);
  const map = /^(dark-)?map(?:-([a-z-]+))?\.svg$/.exec(file);
  const match = findPlace(map?.[2] ?? '');
  const target = match?.isAlias ? undefined : match?.place;
  if (map !== null && (target !== undefined || map[2] === undefined))
    return createElement(CountyMap, { marked: target, dark: map[1] !== undefined });
  const landscape = landscapeLook(/^landscape-([a-z-]+)\.svg$/.exec(file)?.[1] ?? '');
  return landscape && createElement(Landscape, { look: landscape });
}
