import { answerJobs } from '../../../base/answer-jobs.ts';
import { type JpegJob, makeJpeg } from './make-jpeg.ts';

/** docs/decisions/0008 */
const folders = JSON.parse(process.env.PICTURES ?? '{}');
answerJobs((job: JpegJob) => makeJpeg(job, folders));
