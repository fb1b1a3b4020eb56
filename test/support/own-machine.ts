import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Ran, twoFreePorts } from './server-folder.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A server with users and mounts of its own, set up by `deploy/install`; it needs root. */
export interface OwnMachine {
  /** What `deploy/install` said. */
  readonly installed: Ran;
  /** Runs a line of bash as a user: `kim` and `sam` of the staff, `stranger`, the site's user or root. */
  runAs(user: string, line: string): Promise<Ran>;
  remove(): Promise<void>;
}

/** @throws where this is not root, or a program is missing */
export async function makeOwnMachine(): Promise<OwnMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-machine-'));
  const script = fileURLToPath(new URL('own-machine.sh', import.meta.url));
  const machine = spawn(
    'unshare',
    ['--mount', '--propagation', 'private', script, folder, project, process.execPath],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const end = once(machine, 'exit');
  await Promise.race([
    once(machine.stdout, 'data'),
    end.then(() => Promise.reject(new Error('The machine could not be made'))),
  ]);

  const support = `${folder}/project/test/support`;
  const env = {
    PATH: `${support}/server-folder:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    SYSTEMCTL: `${support}/server-folder/systemctl`,
    UNDER_UNIT: `${support}/under-unit.py`,
    STATE: folder,
    PROJECT: `${folder}/project`,
    TEST_NODE: `${folder}/node`,
    PORT: String(await twoFreePorts()),
    PATIENCE: '20',
  };

  async function runAs(user: string, line: string): Promise<Ran> {
    // Its root too: in a chroot that of its mounts is another.
    const into = ['--target', String(machine.pid), '--mount', '--root', '--wdns=/'];
    const as = ['setpriv', '--reuid', user, '--regid', user, '--init-groups'];
    const child = spawn('nsenter', [...into, ...as, 'bash', '-c', line], {
      env: user === 'root' ? env : { PATH: env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'exit');
    return { code, output: (await outputs).join('') };
  }

  const installed = await runAs(
    'root',
    '/usr/local/src/laurel-ridge/deploy/install carts.example && adduser --quiet kim dealer && adduser --quiet sam dealer',
  );
  return {
    installed,
    runAs,
    async remove() {
      await runAs('root', '"$SYSTEMCTL" stop laurel-ridge.service');
      machine.stdin.end();
      await end;
      rmdirSync(folder);
    },
  };
}
