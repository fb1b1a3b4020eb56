import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Control } from './server-markup.ts';

/** In slices, so that a slow phone keeps scrolling; `data-hydrated` marks the end. */
export function hydrateWith<P extends object>(Component: ComponentType<P>) {
  return (host: HTMLElement, props: P, onFailure: (error: unknown) => void): void => {
    const retype = watchTyping(host);
    startTransition(() => {
      hydrateRoot(
        host,
        <Hydrated host={host} retype={retype}>
          <Component {...props} />
        </Hydrated>,
        { onUncaughtError: onFailure },
      );
    });
  };
}

interface HydratedProps {
  readonly host: HTMLElement;
  readonly retype: () => void;
  readonly children: ReactNode;
}

function Hydrated({ host, retype, children }: HydratedProps) {
  useEffect(() => {
    retype();
    host.dataset.hydrated = '';
  }, [host, retype]);
  return children;
}

/** Hydration resets fields: the returned function restores what was typed. */
function watchTyping(host: HTMLElement): () => void {
  const typed = new Map<Control, string>();
  for (const field of host.querySelectorAll<Control>('input, select, textarea')) {
    if (isChanged(field)) typed.set(field, field.value);
  }
  const note = ({ target }: Event) => typed.set(target as Control, (target as Control).value);
  host.addEventListener('input', note);
  return () => {
    host.removeEventListener('input', note);
    for (const [field, value] of typed) {
      if (field.value === value) continue;
      // React's own setter would hide the change from React.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      );
      const type = field instanceof HTMLSelectElement ? 'change' : 'input';
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };
}

function isChanged(field: Control): boolean {
  return field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;
}
