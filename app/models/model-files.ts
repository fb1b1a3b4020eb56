import type { SizedModel } from '../../domain/catalogue/models/model-size.ts';
import type { WantedFinish } from '../islands/viewer/model/finish.ts';
import type { ModelFormat } from './make-model.ts';

/** Models for phones' own viewers, made from the page viewer's when they are first asked for. */
export interface ModelFiles {
  /**
   * @returns undefined when too many wait to be made, or making it fails
   */
  get(model: SizedModel, format: ModelFormat, finish: WantedFinish): Promise<Buffer | undefined>;
}
