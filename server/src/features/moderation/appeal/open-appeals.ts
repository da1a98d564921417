import type { API } from '@discordjs/core/http-only';
import type { Logger } from 'pino';
import type { AppealConfig } from '../../../config/config.ts';
import type { Db } from '../../../database/database.ts';
import type { SharedStore } from '../../../redis/shared-store.ts';
import type { GuildDirectory } from '../../community/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { createRateCounter } from '../../../http/limits/rate-counter.ts';
import { type AppealService, createAppealService } from './appeal-service.ts';
import { type AppealStore, createAppealStore } from './appeal-store.ts';
import { createBans } from './bans.ts';
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

/** Calls per person and minute. Every look queries the platform, and nobody submits more than a few times. */
const PER_MINUTE = { look: 30, submit: 10 } as const;

/** Enforces the per-minute limit of a person, whatever addresses they call from. */
type EnforceRate = (userId: string, kind: keyof typeof PER_MINUTE) => Promise<void>;

/** Limits how often one person may look and submit. */
function createCallRates(redis: SharedStore | null): EnforceRate {
  const counter = createRateCounter(redis);

  return async (userId, kind) => {
    const { count, endsAt } = await counter.hit(`appeal-${kind}:${userId}`);
    if (count <= PER_MINUTE[kind]) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    throw new AppError('tooManyRequests', 'Too many requests, wait a moment', { retryAfterSeconds });
  };
}
