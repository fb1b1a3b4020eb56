// `npm run imagery`: models, renders and encodes the pictures; needs Blender 3.4 or newer, and Chromium.
import { runCommand } from './run-command.mjs';

const help = `npm run imagery -- [--only ID[,ID]] [--view VIEW[,VIEW]] [--draft] [--glb] [--outlines]

  --only ID   these carts (vehicle ids) and scenes
  --view V    these views of the carts
  --draft     small and noisy, into .imagery/draft, with a contact sheet
  --glb       no pictures: the carts for the viewer, into public/models; needs no Blender
  --outlines  no pictures: the lines of all drawings with sizes, into app/ui/drawings
`;
await runCommand('imagery/make.ts', { help, isBuildNeeded: false, programs: ['Chromium'] });
