import { data } from 'react-router';
import { pageMeta } from '../head/meta.ts';
import { notFoundMeta } from '../head/not-found-meta.ts';
import { NotFound } from '../ui/layout/not-found.tsx';
import type { Route } from './+types/not-found.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, notFoundMeta(location.pathname));

export default function NotFoundPage() {
  return <NotFound />;
}
