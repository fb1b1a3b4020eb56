// The programs of a server that tests run, installed where they are missing.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackages } from './debian-packages.mjs';

const packageOf = {
  nginx: 'nginx-light',
  postgres: 'postgresql',
  python3: 'python3',
  setfacl: 'acl',
  sudo: 'sudo',
  'systemd-analyze': 'systemd',
};

function find(program) {
  // Debian has each version of PostgreSQL in a folder of its own.
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => b - a) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...['/usr/sbin', '/usr/bin', '/usr/local/bin'],
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

/**
 * Path of a program, installed if there is none.
 *
 * @param {keyof typeof packageOf} program
 * @returns {string}
 * @throws when there is none and none can be installed.
 */
export function ensureServerProgram(program) {
  const path = find(program);
  if (path !== undefined) return path;
  if (canInstallPackages()) installPackages(packageOf[program]);
  const installed = find(program);
  if (installed !== undefined) return installed;
  throw new Error(`${program} is needed: install Debian's package ${packageOf[program]}.`);
}
