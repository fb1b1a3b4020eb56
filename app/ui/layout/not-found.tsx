import { links } from '../../links.ts';
import { mainNav } from './navigation.ts';
import { Section } from './section.tsx';
import { StockSearch } from './stock-search.tsx';

/** spec S3.15 */
export const notFoundTitle = '404 Page Not Found';

export function NotFound() {
  return (
    <Section>
      <h1>{notFoundTitle}</h1>
      <p>We can’t find that page. It may have moved, or the link may be wrong.</p>
      <StockSearch />
      <nav aria-label="Main pages">
        <ul className="links">
          {mainNav.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
          <li>
            <a href={links.placeList}>All places we serve</a>
          </li>
        </ul>
      </nav>
      <p className="soft">Did you forget to add the page to the router?</p>
    </Section>
  );
}
