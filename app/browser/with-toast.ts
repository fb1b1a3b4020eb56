import type { showToast } from './toast.tsx';

let loading: Promise<typeof showToast | undefined> | undefined;

/** Acts in the order of the calls, also while the toast loads. Where it can't be loaded, the page shows the same. */
export function withToast(action: (show: typeof showToast) => void): void {
  loading ??= import('./toast.tsx').then(
    (loaded) => loaded.showToast,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  void loading.then((show) => show && action(show));
}
