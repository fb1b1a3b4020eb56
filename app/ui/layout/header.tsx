import { business } from '../../../domain/dealer/business/identity.ts';
import { formatHours } from '../../../domain/dealer/hours.ts';
import { links } from '../../links.ts';
import { buttonClass } from '../element/button.tsx';
import { useToday } from '../place/today.ts';
import styles from './header.module.css';
import { aboutNav, brandNav, isActive, mainNav, type NavLink, ownerNav } from './navigation.ts';

const comparePath = links.compare({ ids: [] });
const call = `${buttonClass('primary')} ${styles.call}`;

/** Popovers work without a script (spec S2.5, S2.13). */
export function Header({ path, ask }: { readonly path: string; readonly ask?: string }) {
  const aboutActive = [...aboutNav, ...ownerNav].some((link) => isActive(link.path, path));
  const { phone } = useToday();
  return (
    <header className={styles.header}>
      <p className={styles.letterhead}>
        {business.name} <span>{phone.shown}</span>
      </p>
      <div className={styles.inside}>
        <a className={styles.brand} href={links.home}>
          <img src="/favicon.svg" width="40" height="40" alt="" />
          <span>{business.name}</span>
        </a>
        <nav className={styles.nav} aria-label="Main">
          {mainNav.map((link) => (
            <Item key={link.path} link={link} path={path} />
          ))}
          <button
            className={styles.about}
            type="button"
            popoverTarget="about-menu"
            data-active={aboutActive || undefined}
          >
            About
          </button>
          <div className={`${styles.group} panel`} id="about-menu" popover="auto">
            {[...aboutNav, ...ownerNav].map((link) => (
              <Item key={link.path} link={link} path={path} />
            ))}
          </div>
        </nav>
        <a className={styles.list} href={links.compare({ ids: [] })} data-shortlist="Your list">
          Your list
        </a>
        <div className={styles.bar}>
          {ask !== undefined && (
            <a className={`${call} ${styles.ask}`} href={ask}>
              Ask
            </a>
          )}
          <a className={call} href={links.tel(phone)}>
            Call{ask === undefined ? ' Now' : <span>&nbsp;Now</span>}
          </a>
          {/* Shown by a script from two carts on the list. */}
          {ask === undefined && path !== comparePath && (
            <a
              className={`${call} ${styles.compare}`}
              href={comparePath}
              data-shortlist="Compare"
              hidden
            >
              Compare
            </a>
          )}
        </div>
        <button className={styles.menu} type="button" popoverTarget="menu">
          Menu
        </button>
      </div>
      <Menu path={path} />
    </header>
  );
}

function Menu({ path }: { readonly path: string }) {
  const { phone, hours } = useToday();
  return (
    <nav className={styles.panel} id="menu" popover="auto" aria-label="Menu">
      <button
        className={`${styles.menu} ${styles.close}`}
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
      >
        Close
      </button>
      <Links items={mainNav} path={path} />
      <Links title="Your cart" items={ownerNav} path={path} />
      <Links title="About" items={aboutNav} path={path} />
      <Links title="Brands" items={brandNav} path={path} />
      <p className={`${styles.groupname} soft`}>Your list and contact</p>
      <a href={links.compare({ ids: [] })} data-shortlist="Your list">
        Your list
      </a>
      <a href={links.tel(phone)}>Call Now: {phone.shown}</a>
      <p className={`${styles.hours} soft`}>{formatHours(hours.phone)}</p>
    </nav>
  );
}

interface LinksProps {
  readonly title?: string;
  readonly items: readonly NavLink[];
  readonly path: string;
}

function Links({ title, items, path }: LinksProps) {
  return (
    <>
      {title !== undefined && <p className={`${styles.groupname} soft`}>{title}</p>}
      <ul>
        {items.map((link) => (
          <li key={link.path}>
            <Item link={link} path={path} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ link, path }: { readonly link: NavLink; readonly path: string }) {
  return (
    <a
      href={link.path}
      aria-current={link.path === path ? 'page' : undefined}
      data-active={isActive(link.path, path) || undefined}
    >
      {link.label}
    </a>
  );
}
