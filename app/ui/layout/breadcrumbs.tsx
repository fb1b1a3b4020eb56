import { links } from '../../links.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

/** The trail from home to this page; the last crumb is the page itself. */
export function Breadcrumbs({ trail = [] }: { readonly trail?: readonly Crumb[] }) {
  const last = trail.at(-1);
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      <ol>
        {[{ label: 'Home', path: links.home }, ...trail].map((crumb) => (
          <li key={crumb.path}>
            {crumb === last ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
