import { expect, test } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

test('requests are counted by method, status and cache result, and by the time they took', async () => {
  const metrics = createMetrics(async () => ({ laurel_stock_stale: 1 }));
  const hit = { method: 'GET', status: 200, cache: 'hit' } as const;
  for (const ms of [0.2, 0.4, 3, 30, 5000]) metrics.count({ ...hit, ms });
  metrics.count({ method: 'POST', status: 201, cache: 'none', ms: 7 });
  const text = await metrics.text();
  expect(text).toContain('laurel_requests_total{method="GET",status="200",cache="hit"} 5\n');
  expect(text).toContain('laurel_requests_total{method="POST",status="201",cache="none"} 1\n');
  expect(text).toContain('laurel_request_seconds_bucket{le="0.001"} 2\n');
  expect(text).toContain('laurel_request_seconds_bucket{le="0.025"} 4\n');
  expect(text).toContain('laurel_request_seconds_bucket{le="2.5"} 5\n');
  expect(text).toContain('laurel_request_seconds_bucket{le="+Inf"} 6\n');
  expect(text).toContain('laurel_request_seconds_count 6\n');
  expect(text).toContain('# TYPE laurel_stock_stale gauge\nlaurel_stock_stale 1\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('they are served at one address and nowhere else', async () => {
  const metrics = createMetrics(async () => ({}));
  const server = await serveMetrics(metrics, 0, '127.0.0.1');
  const { port } = server.address() as { port: number };
  const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  const answer = await at('/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect((await at('/')).status).toBe(404);
  expect((await at('/metrics', { method: 'POST' })).status).toBe(404);
  server.close();
});
