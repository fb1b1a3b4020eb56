import type { Policy, PolicySection } from '../../../domain/policies/policy.ts';
import { Facts } from '../element/facts.tsx';
import { PolicyBlock } from './policy-blocks.tsx';
import styles from './policy-document.module.css';

export function PolicyDocument({ policy }: { readonly policy: Policy }) {
  const { keyFacts, sections } = policy;
  return (
    <div className={styles.document}>
      <section className={`${styles.box} ${styles.key}`} aria-labelledby="key-facts">
        <h2 id="key-facts">Key facts</h2>
        <Facts layout="table" items={keyFacts} />
      </section>
      <nav className={styles.contents} aria-label="On this page">
        <h2>On this page</h2>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.article}>
        {sections.map((section) => (
          <PolicySectionView key={section.id} section={section} />
        ))}
      </article>
    </div>
  );
}

function PolicySectionView({ section }: { readonly section: PolicySection }) {
  const { id, heading, blocks } = section;
  return (
    <section
      id={id}
      className={id === 'contact' ? styles.box : styles.section}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{heading}</h2>
      {blocks.map((block) => (
        // A block has no id, so its content is its key.
        <PolicyBlock key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  );
}
