import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardText } from './card-text.tsx';

/** spec S3.14 */
test('a card says below its picture what that does not show', () => {
  const card = {
    title: 'Rover XL',
    art: { kind: 'photograph', set: '/pictures/carts/rover-xl-front' },
    caption: 'Picture of the model, not of this cart',
  } as const;
  const markup = renderToStaticMarkup(<CardText card={card} phone="1-800-555-0142" />);
  expect(markup).toContain('>Picture of the model, not of this cart<');
});
