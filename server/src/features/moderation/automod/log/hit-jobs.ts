import type { Job } from '../../../../bot/define-job.ts';
import { correctHit } from './correct-hit.job.ts';
import type { ExceptionOffers } from '../false-positives/exception-offers.ts';
import type { HitStore } from '../hits/hit-store.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import { logHit } from './log-hit.job.ts';

/** Jobs that write hits into the log and correct them there. */
export function hitJobs(hits: HitStore, offers: ExceptionOffers, punishments: Punishments): Job[] {
  return [logHit(hits, punishments), correctHit(hits, offers)];
}
