import styles from './check-list.module.css';

/** Short promises, each with a tick before it. */
export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
