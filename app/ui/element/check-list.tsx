import styles from './check-list.module.css';

export function CheckList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {[...new Set(items)].map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
