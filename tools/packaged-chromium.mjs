// The Chromium in the package @sparticuz/chromium, for machines without one: unpacked in this folder, with the
// libraries and the font that a minimal Debian lacks.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './prepare.mjs';

const source = join(root, 'node_modules', '@sparticuz', 'chromium');

// In a folder that neither git nor deploy/ takes along.
const folder = join(root, 'tools', 'node_modules', 'chromium');

/** The program that starts it, once it is unpacked. */
export const packagedChromium = join(folder, 'start');

// Its own flags are for one process, in which Playwright gets no answer; started without them it answers.
const start = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Unpacks it, where this machine can run it. */
export function unpackChromium() {
  const isForHere = process.platform === 'linux' && process.arch === 'x64';
  const file = join(source, 'package.json');
  if (!isForHere || !existsSync(file)) return;
  process.stderr.write('No Chromium here; unpacking the one among the packages…\n');
  const unpacked = (name) => brotliDecompressSync(readFileSync(join(source, 'bin', name)));
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  try {
    writeFileSync(join(partial, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
    for (const name of ['al2023', 'fonts', 'swiftshader']) {
      const input = unpacked(`${name}.tar.br`);
      const { status, stderr } = spawnSync('tar', ['-x', '--no-same-owner', '-C', partial], {
        input,
      });
      if (status !== 0) throw new Error(`tar: ${stderr}`);
    }
    writeFileSync(join(partial, 'fonts.conf'), fonts);
    writeFileSync(join(partial, 'start'), start, { mode: 0o755 });
    rmSync(folder, { recursive: true, force: true });
    renameSync(partial, folder);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
