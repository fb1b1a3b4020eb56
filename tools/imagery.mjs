// `npm run imagery`: models, renders and encodes the pictures; needs Blender 3.4 or newer.
import { become, ensureInstalled } from './prepare.mjs';

ensureInstalled({ forDevelopers: true });
become('imagery/make.ts', process.argv.slice(2));
