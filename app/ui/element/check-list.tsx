import styles from './check-list.module.css';

/** Short points with a tick before each; duplicates are shown once. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
