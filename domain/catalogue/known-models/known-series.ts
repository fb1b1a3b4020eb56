import { allSeries } from '../../business/models/brands.ts';
import type { Series } from '../../dealership/brand.ts';

/** All words of the series are in the text: `("Denago", "Rover XL6 Lake House")` → EV ROVER. */
export function seriesNamed(brand: string, text: string): Series | undefined {
  const words = new Set(wordsOf(text));
  return allSeries.find(
    (series) =>
      series.brand.toLowerCase() === brand.toLowerCase() &&
      distinctiveWords(series).every((word) => words.has(word)),
  );
}

/** "EV" is often left out; D5 and D6 go with their series. */
function distinctiveWords({ title }: Series): readonly string[] {
  const words = wordsOf(title).filter((word) => word !== 'ev');
  return words.length > 1 && words[0] === 'd5' ? words.slice(1) : words;
}

/** Lower case; digits are apart from letters only after a space or hyphen. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/[^a-z0-9]+/);
}
