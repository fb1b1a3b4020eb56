import { links } from '../../links.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  readonly path: string;
}

interface BreadcrumbsProps {
  readonly trail?: readonly Crumb[];
  readonly wide?: boolean;
}

export function Breadcrumbs({ trail = [], wide = false }: BreadcrumbsProps) {
  const last = trail.at(-1);
  return (
    <nav className={`${styles.trail} soft ${wide ? styles.wide : ''}`} aria-label="Breadcrumb">
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
