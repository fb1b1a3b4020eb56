import { answerJobs } from '../../concurrency/answer-jobs.ts';
import { makeModel } from './make-model.ts';

/** The process that makes models for phones (docs/decisions/0064). */
answerJobs(makeModel);
