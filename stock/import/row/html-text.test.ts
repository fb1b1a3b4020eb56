import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

// spec S19.5
test.each([
  ['<p>Red &amp; ready.</p><ul><li>Belts</li><li>Lights</li></ul>', 'Red & ready.\nBelts\nLights'],
  ['One<br/>two<BR>three', 'One\ntwo\nthree'],
  ['a <script>alert(1)</script> b', 'a  b'],
  ['<style>p{}</style>x<!-- y -->', 'x'],
  ['&lt;b&gt;bold&lt;/b&gt; &#8211; 4&quot; lift&nbsp;kit', 'bold – 4" lift kit'],
  ['13&frac12; mph, ramps &times;2, no &foo;', '13½ mph, ramps ×2, no &foo;'],
  ['Tires < 5 years, price > $4,000 & up', 'Tires < 5 years, price > $4,000 & up'],
  ['plain\n\ntext', 'plain\n\ntext'],
])('%j becomes %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
  expect(htmlText(text)).toBe(text);
});

test('a megabyte of opening brackets takes no time', () => {
  expect(htmlText('<a'.repeat(500_000))).toHaveLength(1_000_000);
});
