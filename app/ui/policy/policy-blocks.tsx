import type { Block } from '../../../domain/policies/policy.ts';
import { DataTable } from '../element/data-table.tsx';
import { LinkedText } from '../element/linked-text.tsx';
import { CountyMapFrame } from '../place/county-map-frame.tsx';

/** Questions are headings, for the outline and for paper. */
export function PolicyBlock({ block }: { readonly block: Block }) {
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
