import type { showToast } from './toast.tsx';

/** Loads the toast, once; where it can't be loaded, the page shows the same. */
export function withToast(action: (show: typeof showToast) => void): void {
  import('./toast.tsx').then(
    (loaded) => action(loaded.showToast),
    () => undefined,
  );
}
