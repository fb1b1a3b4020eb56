import { findPolicyByPath } from '../../../domain/policies/policies.ts';
import { policyDateLine } from '../../../domain/policies/policy.ts';
import { siteContext } from '../../context.ts';
import { pageMeta } from '../../head/meta.ts';
import { policyPage } from '../../head/site-pages.ts';
import { questionsOf } from '../../head/structured-data/page-node.ts';
import { Hero, HeroNote } from '../../ui/layout/hero.tsx';
import type { Route } from './+types/policy.ts';
import { PolicyDocument } from './policy-document.tsx';

/** At the path of every policy; `pattern` is that of the request, `terms`. */
export function loader({ pattern, context }: Route.LoaderArgs) {
  const { dealer } = context.get(siteContext).stock;
  const policy = findPolicyByPath(pattern.replace(/^\/?/, '/'), dealer);
  if (policy === undefined) throw new Error(`No policy is kept for the route ${pattern}`);
  return { policy };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const policy = loaderData?.policy;
  if (policy === undefined) return [];
  return pageMeta(matches, policyPage(policy), () => ({ questions: questionsOf(policy) }));
};

export default function PolicyPage({ loaderData: { policy } }: Route.ComponentProps) {
  const { title, lead } = policy;
  return (
    <>
      <Hero title={title} lead={lead} page={policyPage(policy)}>
        <HeroNote>{policyDateLine(policy)}</HeroNote>
      </Hero>
      <PolicyDocument policy={policy} />
    </>
  );
}
