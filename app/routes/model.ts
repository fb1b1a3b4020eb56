import { chosenFinish } from '../../domain/catalogue/models/finish-list.ts';
import { modelSizeOf } from '../../domain/catalogue/models/model-size.ts';
import { modelFilesContext } from '../context.ts';
import { serviceUnavailable } from '../made-files/service-unavailable.ts';
import type { ModelFormat } from '../models/make-model.ts';
import type { Route } from './+types/model.ts';

const mediaTypes: Readonly<Record<ModelFormat, string>> = {
  'ar.glb': 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
};

/**
 * `/models/rover-xl6.usdz`, `/models/rover-xl6.ar.glb`: the cart at true size for a phone's own
 * viewer, in the finish that `paint` and `seats` name (spec S10.3). `/models/rover-xl6.glb` is a
 * file of the build.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const [, id = '', ending] = /^([^.]+)\.(ar\.glb|usdz)$/.exec(params.file) ?? [];
  const format = ending as ModelFormat | undefined;
  const size = modelSizeOf(id);
  if (format === undefined || size === undefined) {
    return new Response('No such model', { status: 404 });
  }
  const { searchParams } = new URL(request.url);
  const finish = chosenFinish(id, {
    paint: searchParams.get('paint'),
    seats: searchParams.get('seats'),
  });
  const file = await context.get(modelFilesContext).get({ id, size }, format, finish);
  if (file === undefined) return serviceUnavailable();
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': mediaTypes[format],
      'cache-control': 'public, max-age=86400',
    },
  });
}
