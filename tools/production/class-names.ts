import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Names that a module of CSS may have: of classes and of keyframes. */
const localNames = /(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi;

/**
 * The classes of a build's CSS Modules: `_-` and two digits of base 36. The bundler's own names say
 * file and line, and take 6% of a page's bytes. Both builds number them in the same order.
 *
 * @returns the name in the page, by the name in the file
 * @throws at a name that no file has, and where there are too many
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const numbers = new Map<string, string>();
  for (const file of globSync('app/**/*.module.css', { cwd: root }).sort()) {
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(localNames)) {
      const key = `${file} ${name}`;
      if (!numbers.has(key)) numbers.set(key, `_-${numbers.size.toString(36).padStart(2, '0')}`);
    }
  }
  if (numbers.size > 36 ** 2) throw new Error(`Two digits are too few for ${numbers.size} classes`);
  return (name, file) => {
    const number = numbers.get(`${relative(root, file.replace(/\?.*/, ''))} ${name}`);
    if (number === undefined) throw new Error(`No class ${name} is in ${file}`);
    return number;
  };
}
