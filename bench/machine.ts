import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether processes can be pinned to one core here. */
export const canPin = cpus().length > 1 && hasTaskset();

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['-c', '0', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The command that pins another to one core (servers to the first, load to the second); none for `null`. */
export function onCore(core: number | null): readonly string[] {
  return canPin && core !== null ? ['taskset', '-c', String(core)] : [];
}

const folders: string[] = [];

/** Path of a new folder, which {@link removeFolders} removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  folders.push(folder);
  return folder;
}

/** Removes every temporary folder. */
export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Resident memory of a process in MB (1,000,000 bytes). */
export function processMemory(pid: number | undefined): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kilobytes) * 1_024) / 1e6;
}

/** Processor time of a process in milliseconds. */
export function processTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** nginx's processes that answer; its cache loader ends within two minutes. */
export function workersOf(pid: number): readonly number[] {
  const args = ['-o', 'pid=,args=', '--ppid', String(pid)];
  const lines = execFileSync('ps', args, { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes('worker process')).map((line) => parseInt(line, 10));
}
