import {
  type RunningServer,
  startSite as startRunning,
  startServer,
} from '../test/support/running-site.ts';
import { freePort } from '../tools/free-port.ts';
import { onCore, processMemory, processTime, removeFolders, temporaryFolder } from './machine.ts';

const running = new Set<RunningServer>();

/** A server under measurement, in a process of its own. */
export interface Server {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswerAfter: number;
  /** Resident memory in MB (1,000,000 bytes). */
  memory(): number;
  /** Processor time used so far, in milliseconds. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Starts the production build, as `npm start` does, on a core, or on any for `null`. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  core: number | null = 0,
): Promise<Server> {
  const { DATA_DIR: dataDir = temporaryFolder() } = settings;
  const options = { probe: '/', runBy: onCore(core), isMute: true };
  return measured(await startRunning({ ...settings, DATA_DIR: dataDir }, options), dataDir);
}

/** Starts the limit for a site: its answers, fetched once, from a bare server. */
export async function startLimit(site: Server, { withoutScripts = false } = {}): Promise<Server> {
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    SITE: String(site.port),
    ...(withoutScripts && { WITHOUT_SCRIPTS: '1' }),
  };
  const options = { probe: '/', runBy: onCore(0), isMute: true };
  return measured(await startServer(['bench/limit-server.ts'], settings, options), site.dataDir);
}

function measured(server: RunningServer, dataDir: string): Server {
  running.add(server);
  const { child, port, firstAnswerAfter } = server;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    firstAnswerAfter,
    memory: () => processMemory(child.pid),
    cpu: () => processTime(child.pid),
    async stop() {
      running.delete(server);
      child.kill('SIGTERM');
      await server.ended;
    },
  };
}

/** Stops what still runs and removes what was written. */
export function cleanUp(): void {
  for (const { child } of running) child.kill('SIGTERM');
  removeFolders();
}
