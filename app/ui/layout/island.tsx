import { type ComponentType, type ReactNode, useContext } from 'react';
import fields from '../element/fields.module.css';
import { PageFeatures } from '../page-features.ts';

export function PageScript() {
  useContext(PageFeatures).add('script');
  return null;
}

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
  readonly name: string;
  readonly component: ComponentType<P>;
  readonly props: P;
}

export function Island<P extends object>({ name, component: Component, props }: IslandProps<P>) {
  useContext(PageFeatures).add('script');
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
