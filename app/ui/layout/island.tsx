import { type ComponentType, type ReactNode, useContext } from 'react';
import fields from '../element/fields.module.css';
import { PageFeatures } from '../page-features.ts';

/** Loads browser/start.ts. */
export function PageScript() {
  useContext(PageFeatures).add('script');
  return null;
}

/** With a stored draft, sent in place (browser/form-draft/form-draft.island.ts). */
export function DraftedForm(props: { readonly draft: string; readonly children: ReactNode }) {
  return (
    <div data-island="form-draft" data-props={JSON.stringify({ draft: props.draft })}>
      <PageScript />
      {props.children}
      <p className={fields.error} role="alert" data-failure="" />
    </div>
  );
}

interface IslandProps<P extends object> {
  /** File name before `.island.tsx`. */
  readonly name: string;
  readonly component: ComponentType<P>;
  /** Sent as JSON. */
  readonly props: P;
}

/** Hydrated in the browser from the same props (app/browser/start.ts). */
export function Island<P extends object>({ name, component: Component, props }: IslandProps<P>) {
  useContext(PageFeatures).add('script');
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
