import type { API } from '@discordjs/core/http-only';
import type { Logger } from 'pino';
import type { AppealConfig } from '../../../config/config.ts';
import type { Db } from '../../../database/database.ts';
import type { SharedStore } from '../../../redis/shared-store.ts';
import type { GuildDirectory } from '../../community/index.ts';
import { type AppealService, createAppealService } from './appeal-service.ts';
import { type AppealStore, createAppealStore } from './appeal-store.ts';
import { createBans } from './bans.ts';
import { createCallRates, type EnforceRate } from './call-rates.ts';
import { createEffectStore, type EffectStore } from './effect-store.ts';
import { createReviewers, type Reviewers } from './review/reviewers.ts';
import { createReviewService, type ReviewService } from './review/review-service.ts';
import { createVerdictStore } from './review/verdict-store.ts';

/** Everything about ban appeals. */
export interface Appeals {
  appealService: AppealService;
  reviews: ReviewService;
  reviewers: Reviewers;
  appealStore: AppealStore;
  appealEffects: EffectStore;
  enforceRate: EnforceRate;
}

interface AppealsGround {
  config: AppealConfig | null;
  api: API;
  db: Db;
  redis: SharedStore | null;
  directory: GuildDirectory;
  log: Logger;
}

export function openAppeals({ config, api, db, redis, directory, log }: AppealsGround): Appeals {
  const bans = createBans(api);
  const appeals = createAppealStore(db);
  const effects = createEffectStore(db);
  return {
    appealService: createAppealService({ config, bans, appeals, effects, log }),
    reviews: createReviewService({ appeals, verdicts: createVerdictStore(db), bans }),
    reviewers: createReviewers(config, directory),
    appealStore: appeals,
    appealEffects: effects,
    enforceRate: createCallRates(redis),
  };
}
