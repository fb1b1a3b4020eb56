import { answerJobs } from '../../../base/answer-jobs.ts';
import { makeStill } from './make-still.ts';

/** docs/decisions/0057 */
answerJobs(makeStill);
