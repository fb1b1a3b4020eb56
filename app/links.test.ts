import { expect, test } from 'vitest';
import { links, sceneViewerLink } from './links.ts';

test.each([
  [links.vehicle('d5-ranger-2+2'), '/vehicles/d5-ranger-2+2'],
  [links.vehicle('a b/c?d'), '/vehicles/a%20b%2Fc%3Fd'],
  [links.place('dalton'), '/dalton-golf-carts'],
  [links.inventoryWith({ q: '' }), '/inventory'],
  [
    links.inventoryWith({ q: 'a&b', brand: 'DENAGO', price: 'over-25000' }, 2),
    '/inventory?q=a%26b&brand=DENAGO&price=over-25000&page=2',
  ],
  [links.contactFrom({ vehicle: 'x', plan: undefined }), '/contact?vehicle=x'],
  [links.phoneModel('d5-ranger-2+2', 'usdz', { paint: undefined }), '/models/d5-ranger-2+2.usdz'],
  [links.phoneModel('x', 'ar.glb', { seats: 'tan' }), '/models/x.ar.glb?seats=tan'],
  [
    sceneViewerLink({
      model: 'https://a.example/b+c?d=e',
      title: 'A & B',
      page: 'https://a.example/;',
    }),
    'intent://arvr.google.com/scene-viewer/1.2?file=https%3A%2F%2Fa.example%2Fb%2Bc%3Fd%3De&mode=ar_preferred&resizable=false&title=A%20%26%20B#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=https%3A%2F%2Fa.example%2F%3B;end;',
  ],
])('%s', (href, expected) => {
  expect(href).toBe(expected);
});
