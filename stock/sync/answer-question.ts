import type { StockAnswer, StockSync } from '../../domain/stock/stock-sync.ts';

export type AnswerOutcome =
  | { readonly kind: 'applied'; readonly answer: StockAnswer }
  | { readonly kind: 'already'; readonly answer: StockAnswer }
  /** Nothing was applied. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly problem: string };

/** Applies the question if the file is still the same (spec S19.19). */
export async function answerQuestion(
  key: string,
  sync: Pick<StockSync, 'readNotes'>,
  readFile: () => Promise<unknown>,
): Promise<AnswerOutcome> {
  const before = await sync.readNotes();
  const earlier = before.answers?.find((one) => one.key === key);
  if (earlier !== undefined) return { kind: 'already', answer: earlier };
  if (!before.questions?.some((one) => one.key === key)) return { kind: 'changed' };
  await readFile();
  const { answers, failing, questions } = await sync.readNotes();
  const answer = answers?.find((one) => one.key === key);
  if (answer !== undefined) return { kind: 'applied', answer };
  const isOpen = questions?.some((one) => one.key === key);
  return failing !== undefined && isOpen
    ? { kind: 'failed', problem: failing.problem }
    : { kind: 'changed' };
}
