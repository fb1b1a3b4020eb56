import { redirect } from 'react-router';
import { listAddresses } from '../../links.ts';
import type { Route } from './+types/list-address.ts';

export function loader({ pattern }: Route.LoaderArgs) {
  const list = listAddresses[pattern.replace(/^\/?/, '/')];
  if (list === undefined) throw new Error(`No list is known for the route ${pattern}`);
  return redirect(list, 301);
}
