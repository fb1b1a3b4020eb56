import { findPolicyByPath } from '../../../domain/policies/policies.ts';
import {
  type Block,
  type Policy,
  type PolicySection,
  policyDateLine,
} from '../../../domain/policies/policy.ts';
import { siteContext } from '../../context.ts';
import { pageMeta } from '../../head/meta.ts';
import { policyPage } from '../../head/site-pages.ts';
import { questionsOf } from '../../head/structured-data/page-node.ts';
import { DataTable } from '../../ui/element/data-table.tsx';
import { Facts } from '../../ui/element/facts.tsx';
import { LinkedText } from '../../ui/element/linked-text.tsx';
import { Hero, HeroNote } from '../../ui/layout/hero.tsx';
import { CountyMapFrame } from '../../ui/place/county-map-frame.tsx';
import type { Route } from './+types/policy.ts';
import styles from './policy-document.module.css';

function PolicyDocument({ policy }: { readonly policy: Policy }) {
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

/** Questions are headings, for the outline and for paper. */
function PolicyBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
    case 'steps': {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <DataTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'zone-map':
      return <CountyMapFrame />;
    case 'questions':
      return block.items.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>
            <LinkedText text={answer} />
          </p>
        </div>
      ));
    case 'links':
      return (
        <ul>
          {block.items.map(({ label, path }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      );
  }
}

/** At the path of every policy; `pattern` is that of the request, `terms`. */
export function loader({ pattern, context }: Route.LoaderArgs) {
  const { dealer } = context.get(siteContext).stock;
  const policy = findPolicyByPath(pattern.replace(/^\/?/, '/'), dealer);
  if (policy === undefined) throw new Error(`No policy is kept for the route ${pattern}`);
  return { policy };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const policy = loaderData?.policy;
  if (policy === undefined) return [];
  return pageMeta(matches, policyPage(policy), () => ({ questions: questionsOf(policy) }));
};

export default function PolicyPage({ loaderData: { policy } }: Route.ComponentProps) {
  const { title, lead } = policy;
  return (
    <>
      <Hero title={title} lead={lead} page={policyPage(policy)}>
        <HeroNote>{policyDateLine(policy)}</HeroNote>
      </Hero>
      <PolicyDocument policy={policy} />
    </>
  );
}
