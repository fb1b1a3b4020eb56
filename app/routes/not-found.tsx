import { data } from 'react-router';
import { pageMeta } from '../meta.ts';
import { notFoundMeta } from '../not-found-meta.ts';
import { NotFound } from '../ui/not-found.tsx';
import type { Route } from './+types/not-found.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, notFoundMeta(location.pathname));

export default function NotFoundPage() {
  return <NotFound />;
}
