import { answerJobs } from '../../concurrency/answer-jobs.ts';
import { drawCard } from './draw-card.tsx';
import { setsIn } from './open-set.ts';
import { drawPicture } from './plain-picture.ts';
import type { CardToDraw, PlainPicture } from './share-card.ts';

/** The process that draws sharing pictures (docs/decisions/0008). */
const open = setsIn(JSON.parse(process.env.PICTURES ?? '{}'));
answerJobs((job: CardToDraw | PlainPicture) =>
  'set' in job ? drawPicture(job, open) : drawCard(job, open),
);
