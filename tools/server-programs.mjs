// The programs of a server that the tests of deploy/ run, installed where they are missing.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './debian-packages.mjs';

const packageOf = { nginx: 'nginx-light', 'systemd-analyze': 'systemd', python3: 'python3' };

function find(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

/**
 * Path of a program, installed if there is none.
 *
 * @param {'nginx' | 'systemd-analyze' | 'python3'} program
 * @returns {string}
 * @throws when there is none and none can be installed.
 */
export function ensureServerProgram(program) {
  const path = find(program);
  if (path !== undefined) return path;
  if (canInstallPackages()) installPackages(packageOf[program]);
  const installed = find(program);
  if (installed !== undefined) return installed;
  throw new Error(
    `The tests of deploy/ need ${program}: install Debian's package ${packageOf[program]}.`,
  );
}
