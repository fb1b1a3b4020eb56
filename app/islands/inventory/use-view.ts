import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { minute } from '../../../domain/duration.ts';
import { fetchView, type InventoryView } from './inventory-view.ts';

/** How long an answer counts as fresh, in milliseconds (spec S5.15). */
const freshFor = 5 * minute;

/** Pauses before each further try, in milliseconds (spec S5.15). */
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

/**
 * The view at an address of `links.inventoryView`; until it comes, the one before it.
 * @param pause milliseconds before the site is asked; another address in that time ends it
 * @param first what the page came with
 */
export function useView(address: string, pause: number, first: Answer) {
  const [answer, setAnswer] = useState<Answer>(() => {
    if (first.view !== undefined) remember(address, first.view);
    return { ...first, ...(first.view && { address }) };
  });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // Another address or attempt is another request; another pause alone is not.
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

/** Asks, and where that fails asks again. @throws the last failure */
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
