import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';

/**
 * Runs a script in Blender 3.4 or newer without a window, and passes on its `done …` lines.
 * @throws with Blender's last lines when it fails, or is not installed
 */
export function runBlender(script: string, argv: readonly string[]): Promise<void> {
  const args = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script, '--', ...argv];
  return new Promise((resolve, reject) => {
    const blender = spawn('blender', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    // A render takes minutes of every core: whatever else runs goes first.
    if (blender.pid !== undefined) setPriority(blender.pid, constants.priority.PRIORITY_LOW);
    const tail: string[] = [];
    for (const stream of [blender.stdout, blender.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.startsWith('done ')) process.stdout.write(`  ${line.slice(5)} s\n`);
        tail.push(line);
        if (tail.length > 30) tail.shift();
      });
    }
    blender.on('error', (error) =>
      reject(
        new Error('Blender did not start; install it (Debian: apt-get install blender).', {
          cause: error,
        }),
      ),
    );
    blender.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Blender failed (${code}):\n${tail.join('\n')}`)),
    );
  });
}
