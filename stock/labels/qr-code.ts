import { encode } from 'uqr';

/** White modules around the code (ISO/IEC 18004). */
const quietZone = 4;

export function qrCodeSvg(text: string): string {
  // A quarter of it may be scratched or dirty: the sheet hangs in a cart.
  const { data, size } = encode(text, { ecc: 'Q', border: quietZone });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges" role="img"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}
