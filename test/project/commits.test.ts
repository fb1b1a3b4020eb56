import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The last commit from before the rule. */
const ruledSince = 'a9b241eb';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Subjects of the commits since then; none where there is no git or the history is cut off. */
function subjects(): readonly string[] {
  try {
    const args = ['log', '--no-merges', '--format=%s', `${ruledSince}..HEAD`];
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: [...stdio] });
    return output.trim().split('\n');
  } catch {
    return [];
  }
}

test('a commit’s subject has 72 characters at most and begins with a capital letter', () => {
  expect(subjects().filter((one) => one.length > 72 || !/^[A-Z]|^$/.test(one))).toEqual([]);
});
