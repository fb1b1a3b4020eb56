import { answerJobs } from '../../concurrency/answer-jobs.ts';
import { makeStill } from './make-still.ts';

/** The process that puts pictures in a finish together (docs/decisions/0057). */
answerJobs(makeStill);
