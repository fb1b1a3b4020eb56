import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { LoggedRequest } from './request-log.ts';

type Gauges = () => Promise<Readonly<Record<string, number>>>;

type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(gauges: Gauges) {
  const counters = new Registry();
  const requests = new Counter({
    name: 'laurel_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'status', 'cache'],
    registers: [counters],
  });
  const seconds = new Histogram({
    name: 'laurel_request_seconds',
    help: 'Time to answer a request',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [counters],
  });
  const loopDelay = monitorEventLoopDelay({ resolution: 20 });
  loopDelay.enable();

  return {
    count({
      method,
      status,
      ms,
      cache,
    }: Pick<LoggedRequest, 'method' | 'status' | 'ms' | 'cache'>) {
      requests.inc({ method, status, cache });
      seconds.observe(ms / 1000);
    },
    async text() {
      const figures = {
        process_resident_memory_bytes: process.memoryUsage.rss(),
        process_uptime_seconds: process.uptime(),
        // NaN before the first sample; the format allows it.
        laurel_event_loop_delay_p99_seconds: loopDelay.percentile(99) / 1e9,
        ...(await gauges().catch(() => undefined)),
      };
      loopDelay.reset();
      const read = new Registry();
      for (const [name, value] of Object.entries(figures)) {
        new Gauge({ name, help: name.replaceAll('_', ' '), registers: [read] }).set(value);
      }
      return (await counters.metrics()) + (await read.metrics());
    },
  };
}

export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => res.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => res.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return server;
}
