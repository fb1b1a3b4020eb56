import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

test('each class of each module has two digits of its own, whichever is asked for first', () => {
  const root = mkdtempSync(join(tmpdir(), 'classes-'));
  mkdirSync(join(root, 'app/ui'), { recursive: true });
  writeFileSync(join(root, 'app/ui/b.module.css'), '.row { gap: 0.5rem } @keyframes turn {}');
  writeFileSync(join(root, 'app/a.module.css'), '.row:hover > .cell { animation: turn }');
  const name = shortClassNames(root);
  expect(name('turn', join(root, 'app/ui/b.module.css'))).toBe('_-03');
  expect(name('row', join(root, 'app/ui/b.module.css?used'))).toBe('_-02');
  expect(name('row', join(root, 'app/a.module.css'))).toBe('_-00');
  expect(() => name('column', join(root, 'app/a.module.css'))).toThrow('No class column');
});
