import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The `hydrate` every island exports for the loader. */
export function hydrateWith<P extends object>(Component: ComponentType<P>) {
  return (host: Element, props: P): void => {
    hydrateRoot(host, <Component {...props} />);
  };
}
