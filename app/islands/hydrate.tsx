import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * The `hydrate` every island exports for the loader. It works in slices of a few milliseconds, so
 * that a slow phone goes on scrolling meanwhile; `data-hydrated` says that it has ended.
 */
export function hydrateWith<P extends object>(Component: ComponentType<P>) {
  return (host: HTMLElement, props: P): void => {
    startTransition(() => {
      hydrateRoot(
        host,
        <Hydrated host={host}>
          <Component {...props} />
        </Hydrated>,
      );
    });
  };
}

function Hydrated({ host, children }: { readonly host: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    host.dataset.hydrated = '';
  }, [host]);
  return children;
}
