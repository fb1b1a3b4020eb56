// The built site, as a server runs it: what it needs is there (deploy/update).
import { become, site } from './prepare.mjs';

become(site.file, process.argv.slice(2), site);
