import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPlace } from '../../../domain/places/find-place.ts';
import { modelSizeOf } from '../../../domain/stock/known-models/model-size.ts';
import { findPaint } from '../../../domain/stock/pictures/colors.ts';
import { lookOfFile } from '../../../domain/stock/pictures/look.ts';
import { findPicturedCart } from '../../../domain/stock/pictures/pictured-cart.ts';
import { vehiclePath } from '../../../domain/stock/vehicle-path.ts';
import { qrCodeSvg } from '../../../stock/labels/qr-code.ts';
import { siteContext } from '../../context.ts';
import { CartDrawing } from '../../ui/drawings/cart.tsx';
import { cartOutlineOf } from '../../ui/drawings/cart-outlines.ts';
import { CountyMap } from '../../ui/drawings/county-map.tsx';
import figtree from '../../ui/theme/fonts/figtree-400-700.woff2?inline';
import type { Route } from './+types/drawing.ts';
import { DimensionDrawing } from './dimension-drawing.tsx';

/** Depends on the address alone, so the page cache keeps it. */
export function loader({ params, context }: Route.LoaderArgs) {
  const svg = codeFor(params.file, context.get(siteContext).siteUrl) ?? drawingSvg(params.file);
  if (svg === undefined) return new Response('No such drawing', { status: 404 });
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}

function codeFor(file: string, siteUrl: string): string | undefined {
  const [, id] = /^code-(.+)\.svg$/.exec(file) ?? [];
  return id === undefined ? undefined : qrCodeSvg(siteUrl + vehiclePath(id));
}

function drawingSvg(file: string): string | undefined {
  const drawing = dimensions(file) ?? drawingFor(file);
  return drawing && withTypeface(renderToStaticMarkup(drawing));
}

const face = `<style>@font-face{font-family:Figtree;font-weight:400 700;src:url(${figtree})}</style>`;

/** An SVG shown as a picture loads nothing, so it carries the font of its words. */
function withTypeface(svg: string): string {
  return svg.includes('<text') ? svg.replace('>', `>${face}`) : svg;
}

function dimensions(file: string) {
  const [, dark, id = '', slug] =
    /^(dark-)?dimensions-([a-z0-9+-]+)(?:_([a-z-]+))?\.svg$/.exec(file) ?? [];
  const size = modelSizeOf(id);
  const finish = findPicturedCart(id);
  const paint = slug === undefined ? finish?.paint : findPaint(slug);
  if (size === undefined || finish === undefined || paint === undefined) return undefined;
  const outline = cartOutlineOf(id);
  const colors = { paint: paint.hex, seats: finish.seats.main };
  if (outline === undefined) return undefined;
  return createElement(DimensionDrawing, {
    size,
    outline,
    finish: colors,
    dark: dark !== undefined,
  });
}

function drawingFor(file: string) {
  const look = file.endsWith('.svg') ? lookOfFile(file.slice(0, -4)) : undefined;
  if (look !== undefined) return createElement(CartDrawing, look);
  const map = /^(dark-)?map(?:-([a-z-]+))?\.svg$/.exec(file);
  const match = findPlace(map?.[2] ?? '');
  const target = match?.isAlias ? undefined : match?.place;
  if (map !== null && (target !== undefined || map[2] === undefined))
    return createElement(CountyMap, { marked: target, dark: map[1] !== undefined });
  return undefined;
}
