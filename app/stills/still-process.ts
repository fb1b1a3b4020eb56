import { answerJobs } from '../../concurrency/answer-jobs.ts';
import { makeStill } from './make-still.ts';

/** docs/decisions/0057 */
answerJobs(makeStill);
