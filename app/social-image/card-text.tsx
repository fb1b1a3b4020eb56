import type { CSSProperties } from 'react';
import { colors } from '../../domain/business/colors.ts';
import { business } from '../../domain/business/identity.ts';
import type { ShareCard } from './share-card.ts';

interface CardTextProps {
  readonly card: ShareCard;
  readonly phone: string;
}

/** The words of a sharing picture, laid out for 1200 by 630 pixels. */
export function CardText({ card, phone }: CardTextProps) {
  const { kicker, title, figure, facts = [], art, caption } = card;
  const onPaper = art.kind !== 'scene';
  const ink = onPaper ? colors.light.ink : colors.light.onEvergreen;
  const soft = onPaper ? colors.light.inkSoft : colors.light.moss;
  return (
    <div style={{ ...sheet, color: ink }}>
      <div style={{ ...column, width: onPaper ? 540 : 1080 }}>
        {kicker !== undefined && <div style={{ ...line, fontSize: 26, color: soft }}>{kicker}</div>}
        <div style={{ ...heading, fontSize: titleSize(title, onPaper) }}>{title}</div>
        {figure !== undefined && (
          <div
            style={{
              ...line,
              fontSize: 56,
              color: onPaper ? colors.light.accentDeep : ink,
              marginTop: 22,
            }}
          >
            {figure}
          </div>
        )}
        {facts.map((fact) => (
          <div key={fact} style={{ ...line, fontSize: 28, color: soft, marginTop: 12 }}>
            {fact}
          </div>
        ))}
      </div>
      {caption !== undefined && <div style={{ ...captionLine, color: soft }}>{caption}</div>}
      <div style={band}>
        <div>{business.name}</div>
        <div>{phone}</div>
      </div>
    </div>
  );
}

const sheet: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  fontFamily: 'Besley',
  fontWeight: 700,
};

const column: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flexShrink: 0,
  height: 518,
  padding: '36px 0 36px 56px',
  boxSizing: 'border-box',
  overflow: 'hidden',
};

/** Two lines between the picture and the band. */
const captionLine: CSSProperties = {
  position: 'absolute',
  left: 564,
  top: 476,
  width: 588,
  justifyContent: 'center',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: 18,
  lineHeight: 1.1,
};

const heading: CSSProperties = {
  display: 'block',
  lineClamp: 4,
  lineHeight: 1.12,
  marginTop: 10,
  overflowWrap: 'anywhere',
};

/** A line that is cut where it does not fit. */
const line: CSSProperties = { display: 'block', lineClamp: 2, overflowWrap: 'anywhere' };

const band: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexShrink: 0,
  height: 112,
  padding: '0 56px 0 144px',
  boxSizing: 'border-box',
  fontSize: 34,
  color: colors.light.onEvergreen,
};

/** The shorter the text, the larger its letters, so that it fits into four lines. */
function titleSize(title: string, narrow: boolean): number {
  const { length } = title;
  if (narrow) return length <= 20 ? 60 : length <= 36 ? 50 : length <= 60 ? 42 : 34;
  return length <= 28 ? 88 : length <= 48 ? 72 : length <= 80 ? 60 : 46;
}
