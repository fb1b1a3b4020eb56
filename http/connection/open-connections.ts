import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkPrefix } from '../../concurrency/network.ts';

export interface ConnectionLimits {
  /** Connections at once; each costs some ten kilobytes. */
  readonly most: number;
  /** Of them those of one network. */
  readonly mostOfNetwork: number;
  /** Milliseconds for which a new one is left alone: its request is on the way. */
  readonly grace: number;
}

const usualLimits: ConnectionLimits = { most: 2_048, mostOfNetwork: 512, grace: 2_000 };

/** The connections of the site, and what each is doing. */
export interface OpenConnections {
  /** Bounds the connections of this server, too. */
  watch(server: Server): void;
  /** The connection over this socket; `undefined` once it has ended. */
  find(socket: Socket): Connection | undefined;
  /** Whether an answer has begun on this connection and has not ended. */
  isAnswering(socket: Socket): boolean;
}

export interface Connection {
  readonly socket: Socket;
  readonly network: string;
  readonly openedAt: number;
  /** The answer whose turn it is, or was last. */
  current?: ServerResponse;
  /** The answer to the request that came last. */
  latest?: ServerResponse;
  /** Requests behind the one that is being answered. */
  waiting: number;
}

/**
 * Keeps the connections within the limits. For each one more, one of the same network ends, or of
 * the network that has most of them: the oldest that has not sent a request, else one that is idle,
 * else one whose request or whose reading of the answer is slowest to end. Where the site is at work
 * for all the others, or they are too new, the newest of that network ends.
 * @param isBehindProxy all visitors then come from one network, which the proxy bounds
 */
export function createOpenConnections(
  isBehindProxy: boolean,
  { most, mostOfNetwork, grace }: ConnectionLimits = usualLimits,
): OpenConnections {
  // In the order in which they were opened.
  const networks = new Map<string, Map<Socket, Connection>>();
  const connections = new Map<Socket, Connection>();

  function add(socket: Socket): void {
    const network = isBehindProxy ? '' : networkPrefix(socket.remoteAddress ?? '', 56);
    const ofNetwork = networks.get(network) ?? new Map<Socket, Connection>();
    networks.set(network, ofNetwork);
    const connection: Connection = { socket, network, openedAt: performance.now(), waiting: 0 };
    ofNetwork.set(socket, connection);
    connections.set(socket, connection);
    socket.once('close', () => remove(connection));
    if (!isBehindProxy && ofNetwork.size > mostOfNetwork) shed(ofNetwork, connection);
    else if (connections.size > most) shed(largest(), connection);
  }

  function remove({ socket, network }: Connection): void {
    connections.delete(socket);
    const ofNetwork = networks.get(network);
    ofNetwork?.delete(socket);
    if (ofNetwork?.size === 0) networks.delete(network);
  }

  function largest(): ReadonlyMap<Socket, Connection> {
    return [...networks.values()].reduce((a, b) => (b.size > a.size ? b : a));
  }

  function shed(network: ReadonlyMap<Socket, Connection>, newest: Connection): void {
    const youngFrom = performance.now() - grace;
    let least: Connection | undefined;
    let lowest = Infinity;
    for (const connection of network.values()) {
      if (connection === newest || connection.openedAt > youngFrom) break;
      const worth = worthOf(connection);
      if (worth >= lowest) continue;
      least = connection;
      lowest = worth;
      if (lowest === 0) break;
    }
    const ended = least ?? ([...network.values()].at(-1) as Connection);
    remove(ended);
    ended.socket.destroy();
  }

  return {
    watch: (server) => void server.on('connection', add),
    find: (socket) => connections.get(socket),
    isAnswering(socket) {
      const res = connections.get(socket)?.current;
      return res?.headersSent === true && !res.writableFinished;
    },
  };
}

/** How much ending a connection would cost, by its answer; Infinity while the site makes it. */
function worthOf({ current: res }: Connection): number {
  if (res === undefined) return 0;
  if (res.writableFinished) return 1;
  if (!res.req.complete) return 2;
  return res.headersSent ? 3 : Infinity;
}
