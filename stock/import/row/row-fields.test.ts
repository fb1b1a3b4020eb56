import { expect, test } from 'vitest';
import { htmlText } from './row-fields.ts';

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
  [
    '<table><tr><td>Battery</td><td>Lithium</td></tr><tr><td>Range</td><td>45</td></tr></table>',
    'Battery: Lithium\nRange: 45',
  ],
  ['One\\nTwo\\r\\nThree', 'One\nTwo\nThree'],
  ['**Features:**\n*   36 Volt\n\\- 2 tires', 'Features:\n36 Volt\n2 tires'],
  ['USED \\*\\*\\*\\*\\*LITHIUM\\*\\*\\*\\*\\*', 'USED  LITHIUM '],
  ['See [our page](https://x.example/a), [b]bold[/b]', 'See our page, bold'],
])('%j becomes %j', (html, text) => {
  expect(htmlText(html, true)).toBe(text);
  expect(htmlText(text, true)).toBe(text);
});

test('in one line, parts keep a separator', () => {
  expect(htmlText('<ul><li>48V Lithium</li><li>12&quot; wheels</li></ul>')).toBe(
    '48V Lithium, 12" wheels',
  );
});
