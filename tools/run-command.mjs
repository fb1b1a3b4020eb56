// How every command of the project begins: its help, or what it needs and then its program.
import { ensureInstalled } from './install.mjs';
import { become, ensureBuilt } from './prepare.mjs';
import { bringPrograms, findProgram } from './programs.mjs';

/** Prints the help and ends this process where its arguments ask for it. */
export function answerHelp(help) {
  if (!process.argv.slice(2).some((one) => one === '--help' || one === '-h')) return;
  process.stdout.write(help);
  process.exit();
}

/** Does this; where it fails, ends this process with the words of the error. */
export async function orEnd(run) {
  try {
    return await run();
  } catch (error) {
    const isFull = /ENOSPC|No space left/.test(error.message);
    process.stderr.write(`${error.message}\n${isFull ? 'The disk is full.\n' : ''}`);
    process.exit(1);
  }
}

/**
 * Becomes the program `file`, with this process's arguments or `args`, after installing and building what it needs.
 *
 * @param {string} file
 * @param {{ help: string, args?: string[], forDevelopers?: boolean, isBuildNeeded?: boolean,
 *   programs?: import('./programs.mjs').ProgramName[], flags?: string[], env?: Record<string, string>, readsEnvFile?: boolean }} options
 */
export async function runCommand(file, options) {
  const { help, forDevelopers = true, isBuildNeeded = true, programs = [] } = options;
  answerHelp(help);
  await orEnd(async () => {
    await ensureInstalled({ forDevelopers });
    if (isBuildNeeded) await ensureBuilt();
    const missing = bringPrograms(programs);
    if (missing.length > 0) throw new Error(`Missing on this machine: ${missing.join(', ')}`);
  });
  if (programs.includes('Chromium')) process.env.CHROMIUM_PATH = findProgram('Chromium');
  become(file, options.args ?? process.argv.slice(2), options);
}
