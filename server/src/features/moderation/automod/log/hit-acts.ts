import type { Act } from '../../../../bot/define-act.ts';
import { correctHit } from './correct-hit.act.ts';
import type { ExceptionOffers } from '../wrong/exception-offers.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { logHit } from './log-hit.act.ts';

/** Acts that write hits into the log and correct them there. */
export function hitActs(hits: HitStore, offers: ExceptionOffers): Act[] {
  return [logHit(hits), correctHit(hits, offers)];
}
