import { effectiveDate } from '../../domain/business/terms/effective-date.ts';
import type { PolicyHead } from '../../domain/policies/policy.ts';
import { heroSet, policyScene } from '../drawings/hero-art.ts';
import type { Page } from './page.ts';

export function policyPage(policy: PolicyHead): Page {
  const { key, title, shortTitle, description, keywords, paths, period } = policy;
  const [path] = paths;
  return {
    title,
    description,
    keywords,
    path,
    trail: [{ label: shortTitle, path }],
    changed: period === undefined ? effectiveDate : undefined,
    picture: { set: heroSet(policyScene(key)), alt: title },
  };
}
