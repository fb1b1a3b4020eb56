import type { SizedModel } from '../../domain/catalogue/models/model-size.ts';
import type { WantedFinish } from '../islands/viewer/model/finish.ts';
import type { MadeFile } from '../made-files/made-files.ts';
import type { ModelFormat } from './make-model.ts';

/** Models for phones' own viewers, made from the page viewer's when they are first asked for. */
export interface ModelFiles {
  /**
   * @param client who asks, by name
   * @returns undefined when too many wait to be made, too many for this client, or making it fails
   */
  get(
    model: SizedModel,
    format: ModelFormat,
    finish: WantedFinish,
    client: string,
  ): Promise<MadeFile | undefined>;
}
