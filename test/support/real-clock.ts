import { afterEach, vi } from 'vitest';

// Test files share a process: a clock that one of them stops would stand still in the next.
afterEach(() => vi.useRealTimers());
