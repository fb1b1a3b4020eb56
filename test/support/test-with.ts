import { test } from 'vitest';
import { findProgram } from '../../tools/programs.mjs';

/** `test` for what needs programs of this machine: where one of them is missing it is not run. */
export const testWith = (...names: readonly Parameters<typeof findProgram>[0][]) =>
  test.skipIf(names.some((name) => findProgram(name) === undefined));
