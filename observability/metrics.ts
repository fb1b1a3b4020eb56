import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Answered } from './request-log.ts';

/** Figures asked for when the metrics are read; a rejection leaves them out. */
export type Gauges = () => Promise<Readonly<Record<string, number>>>;

export interface Metrics {
  count(answered: Pick<Answered, 'method' | 'status' | 'ms' | 'cache'>): void;
  /** The text format of Prometheus, version 0.0.4. */
  text(): Promise<string>;
}

/** Upper ends of the classes a request's time is counted in, seconds. */
const classes = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5] as const;

/** Counts requests; `gauges` adds figures of other parts of the process. */
export function createMetrics(gauges: Gauges): Metrics {
  const requests = new Map<string, number>();
  const inClass = new Array<number>(classes.length).fill(0);
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();
  let count = 0;
  let sum = 0;

  function requestLines(): string[] {
    return [...requests].map(([labels, value]) => `laurel_requests_total{${labels}} ${value}`);
  }

  function timeLines(): string[] {
    const below = classes.map((end, index) => {
      const value = inClass.slice(0, index + 1).reduce((a, b) => a + b, 0);
      return `laurel_request_seconds_bucket{le="${end}"} ${value}`;
    });
    return [
      ...below,
      `laurel_request_seconds_bucket{le="+Inf"} ${count}`,
      `laurel_request_seconds_sum ${sum}`,
      `laurel_request_seconds_count ${count}`,
    ];
  }

  async function gaugeLines(): Promise<string[]> {
    const own = {
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_uptime_seconds: process.uptime(),
      // NaN before the first sample; the format allows it.
      laurel_event_loop_delay_p99_seconds: loopDelay.percentile(99) / 1e9,
    };
    loopDelay.reset();
    const others = await gauges().catch(() => ({}));
    return Object.entries({ ...own, ...others }).flatMap(([name, value]) => [
      `# TYPE ${name} gauge`,
      `${name} ${value}`,
    ]);
  }

  return {
    count({ method, status, ms, cache }) {
      const labels = `method="${method}",status="${status}",cache="${cache}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const seconds = ms / 1000;
      count += 1;
      sum += seconds;
      const index = classes.findIndex((end) => seconds <= end);
      if (index !== -1) inClass[index] = (inClass[index] ?? 0) + 1;
    },
    async text() {
      const lines = [
        '# TYPE laurel_requests_total counter',
        ...requestLines(),
        '# TYPE laurel_request_seconds histogram',
        ...timeLines(),
        ...(await gaugeLines()),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

/** Serves `GET /metrics` on a port of its own. Resolves when it accepts connections. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
