import type { StatusReply } from '@perigee/core/moderation/appeal/endpoints';
import { APPEAL_MESSAGES, type AppealRefusal, appealStatus } from '@perigee/core/moderation/appeal/status';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { APIBan } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { AppealConfig } from '../../../config/config.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Appeal } from './appeal.ts';
import type { AppealStore } from './appeal-store.ts';
import type { BanOrigin, Bans } from './bans.ts';
import type { EffectStore } from './effect-store.ts';

/** What a banned person can do. Each throws AppError `appealsClosed` if no support community is configured. */
export interface AppealService {
  status(userId: string): Promise<StatusReply>;
  /** @throws AppError with the code of `appealStatus` if there is nothing to appeal, or no longer. */
  submit(userId: string, answers: readonly string[], locale: Locale): Promise<void>;
}

interface AppealDependencies {
  config: AppealConfig | null;
  bans: Bans;
  appeals: AppealStore;
  effects: EffectStore;
  log: Logger;
}

/** What is known about a person at the time of the request. */
interface Case {
  config: AppealConfig;
  ban: APIBan | null;
  status: AppealRefusal | 'mayAppeal';
}

export function createAppealService(dependencies: AppealDependencies): AppealService {
  const { appeals, bans, log } = dependencies;

  return {
    async status(userId) {
      const { config, status } = await openCase(dependencies, userId);
      return status === 'mayAppeal'
        ? { questions: config.questions }
        : { message: APPEAL_MESSAGES[status], code: status };
    },

    async submit(userId, answers, locale) {
      const { config, ban, status } = await openCase(dependencies, userId);
      if (status !== 'mayAppeal' || ban === null) throw refusal(status === 'mayAppeal' ? 'notBanned' : status);
      const { guildId, questions, reviewChannelId: channelId } = config;
      // The appeal matters more than the date of the ban: if the audit log cannot be read now, the origin is looked up
      // later.
      const origin = await bans.origin(guildId, userId).catch((error: unknown) => {
        log.warn({ err: error }, 'failed to read audit log for appeal');
        return undefined;
      });
      const { id, username, global_name, avatar } = ban.user;
      const submitted = await appeals.submit({
        guildId,
        channelId,
        user: { id, username, global_name, avatar },
        locale,
        questions,
        answers,
        banReason: ban.reason,
        origin,
      });
      if (submitted === null) throw refusal('appealAlreadySubmitted');
    },
  };
}

function refusal(status: AppealRefusal): AppError {
  return new AppError(status, APPEAL_MESSAGES[status]);
}

async function openCase(dependencies: AppealDependencies, userId: string): Promise<Case> {
  const { config, bans, appeals, effects } = dependencies;
  if (config === null) throw new AppError('appealsClosed', 'This installation does not accept appeals');
  const { guildId } = config;
  const ban = await bans.find(guildId, userId);
  const known = await appeals.latest(guildId, userId);
  const isOver = known !== null && known.banOverAt === null && (ban === null || (await isNewBan(bans, known)));
  if (isOver) await effects.banEnded(guildId, userId);

  const latest = isOver ? await appeals.latest(guildId, userId) : known;
  const status = appealStatus(
    ban !== null,
    latest && {
      state: latest.state,
      isBanOver: latest.banOverAt !== null,
      isAnnounced: latest.announced === 'sent',
    },
  );
  return { config, ban, status };
}

/**
 * Whether the person was banned again since they appealed, in case the bot missed the end of the old ban. Bans have no
 * id, but a banned person can only be banned again after the old ban was lifted.
 */
async function isNewBan(bans: Bans, appeal: Appeal): Promise<boolean> {
  const { guildId, userId, submittedAt } = appeal;
  const origin: BanOrigin | null = await bans.origin(guildId, userId, submittedAt).catch(() => null);
  return origin !== null && origin.at > submittedAt;
}
