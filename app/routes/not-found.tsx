import { data } from 'react-router';
import { pageMeta } from '../meta.ts';
import { NotFound, notFoundTitle } from '../ui/not-found.tsx';
import type { Route } from './+types/not-found.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: notFoundTitle,
    description: 'There is no page at this address.',
    path: location.pathname,
    noindex: true,
  });

export default function NotFoundPage() {
  return <NotFound />;
}
