import { data, redirect } from 'react-router';
import { pictureInOtherWidth } from '../../domain/stock/pictures/picture.ts';
import { notFoundMeta, pageMeta } from '../head/meta.ts';
import { NotFound } from '../ui/layout/not-found.tsx';
import type { Route } from './+types/not-found.ts';

export function loader({ url }: Route.LoaderArgs) {
  const picture = pictureInOtherWidth(url.pathname);
  if (picture !== undefined) return redirect(picture, 301);
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, notFoundMeta(location.pathname));

export default function NotFoundPage() {
  return <NotFound />;
}
