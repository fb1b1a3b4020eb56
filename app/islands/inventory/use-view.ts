import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { minute } from '../../../domain/duration.ts';
import { fetchView, type InventoryView } from './inventory-view.ts';

/** Milliseconds (spec S5.15). */
const freshFor = 5 * minute;

/** Milliseconds before each further try (spec S5.15). */
const retryPauses = [1_000, 2_000, 4_000];

const mostAnswers = 50;

interface Answer {
  readonly address?: string;
  readonly view?: InventoryView;
  readonly failure?: string;
}

const answers = new Map<string, { readonly view: InventoryView; readonly until: number }>();

function remember(address: string, view: InventoryView): void {
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(address, { view, until: Date.now() + freshFor });
}

/** Keeps the earlier view until the next one comes. @param pause milliseconds before the request */
export function useView(address: string, pause: number, first: Answer) {
  const [answer, setAnswer] = useState<Answer>(() => {
    if (first.view !== undefined) remember(address, first.view);
    return { ...first, ...(first.view && { address }) };
  });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // A pause alone makes no other request.
  const request = useMemo(() => ({ address, attempt }), [address, attempt]);
  const loadView = useEffectEvent((signal: AbortSignal) => load(address, pause, signal));
  useEffect(() => {
    const { address } = request;
    const { view, until = 0 } = answers.get(address) ?? {};
    if (until > Date.now()) {
      setAnswer((last) => (last.address === address && !last.failure ? last : { address, view }));
      return;
    }
    const stop = new AbortController();
    const { signal } = stop;
    setAnswer((last) => ({ view: last.view }));
    loadView(signal).then(
      (view) => {
        if (signal.aborted) return;
        remember(address, view);
        setAnswer({ address, view });
      },
      ({ message }: Error) => {
        if (!signal.aborted) setAnswer((last) => ({ ...last, address, failure: message }));
      },
    );
    return () => stop.abort();
  }, [request]);
  return { ...answer, isPending: answer.address !== address, retry };
}

/** @throws the last failure */
async function load(
  address: string,
  pause: number,
  signal: AbortSignal,
  [next, ...others] = retryPauses,
): Promise<InventoryView> {
  await new Promise((resolve) => setTimeout(resolve, pause));
  signal.throwIfAborted();
  try {
    return await fetchView(address, signal);
  } catch (error) {
    if (next === undefined) throw error;
    return load(address, next, signal, others);
  }
}
