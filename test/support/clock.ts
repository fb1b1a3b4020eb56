import { afterEach, vi } from 'vitest';

// Test files share a process: a clock that one of them stops would stand still in the next.
afterEach(() => vi.useRealTimers());

// One second, the default, is near on a busy machine.
const { waitFor, waitUntil } = vi;
const limits = { timeout: 30_000 };
vi.waitFor = (check, options = limits) => waitFor(check, options);
vi.waitUntil = (check, options = limits) => waitUntil(check, options);
