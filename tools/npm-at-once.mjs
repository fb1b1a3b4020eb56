// Runs npm in several folders at the same time, each in a process of its own: half of the time goes
// into unpacking Node, which no other package waits for.
import { spawn } from 'node:child_process';

/** `[{ folder, args }]` */
const jobs = JSON.parse(process.argv[2]);
const npm = process.env.npm_execpath;

for (const { folder, args } of jobs) {
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    if (code !== 0) process.exitCode = 1;
  });
}
