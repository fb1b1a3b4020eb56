import { colors } from '../../../domain/dealer/business/colors.ts';
import { business } from '../../../domain/dealer/business/identity.ts';
import { homePage } from '../../head/site-pages.ts';
import { links } from '../../links.ts';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function loader(): Response {
  const manifest = {
    id: links.home,
    name: business.name,
    short_name: business.shortName,
    description: homePage.description,
    lang: 'en-US',
    start_url: links.home,
    scope: links.home,
    display: 'browser',
    theme_color: colors.light.evergreen,
    background_color: colors.light.paper,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
