import { findPolicyByPath } from '../../domain/policies/policies.ts';
import { policyDateLine } from '../../domain/policies/policy-text.ts';
import { pageMeta } from '../meta.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Hero, HeroNote } from '../ui/hero.tsx';
import { PolicyDocument } from '../ui/policy-document.tsx';
import type { Route } from './+types/policy.ts';

/** One module at every path of every policy; `pattern` is the one this request came by. */
export function loader({ pattern }: Route.LoaderArgs) {
  const policy = findPolicyByPath(pattern);
  if (policy === undefined) throw new Error(`No policy is kept for the route ${pattern}`);
  return { policy };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const policy = loaderData?.policy;
  if (policy === undefined) return [];
  const { title, description, keywords, paths } = policy;
  return pageMeta(matches, { title, description, keywords, path: paths[0] });
};

export default function PolicyPage({ loaderData: { policy } }: Route.ComponentProps) {
  const { key, title, shortTitle, lead, paths } = policy;
  return (
    <>
      <Hero title={title} lead={lead} seed={key}>
        <HeroNote>{policyDateLine(policy)}</HeroNote>
      </Hero>
      <Breadcrumbs trail={[{ label: shortTitle, path: paths[0] }]} />
      <PolicyDocument policy={policy} />
    </>
  );
}
