import { GuildVerificationLevel, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { describeRaid } from './describe-raid.ts';
import { RAID_PAUSE_MAX_MS, beginRaidJob } from './raid-jobs.ts';
import type { Raid } from './raid-rows.ts';
import type { RaidReasons } from './raid-reasons.ts';
import type { RaidStore } from './raid-store.ts';

/** The overview reports missing permissions. */
const NOT_ALLOWED = [Code.MissingPermissions, Code.MissingAccess];
const NO_LOG = [Code.UnknownChannel, ...NOT_ALLOWED];

/** Locks down the server as far as the rule says and the bot may, and informs moderators. */
export function beginRaid(raids: RaidStore, reasons: RaidReasons): Job {
  return defineJob(beginRaidJob, {
    longestPauseMs: RAID_PAUSE_MAX_MS,
    async perform(bot, { id }, { guildId, send }) {
      const raid = await raids.find(guildId, id);
      if (raid === null || raid.endedAt !== null || raid.undoneBy !== null) return;
      if (!raid.measures.isLogOnly) await close(bot, { raids, reasons }, raid);
      const { automodLog, language } = await bot.settings.get(guildId);
      if (automodLog === null) return;
      const body = messageOf(describeRaid(raid, language.interface));
      const matches = ({ components }: { components?: unknown }) => JSON.stringify(components ?? '').includes(id);
      await ignoreErrorCodes(NO_LOG, send(automodLog, body, matches));
    },
  });
}

async function close(
  { api }: BotContext,
  { raids, reasons }: { raids: RaidStore; reasons: RaidReasons },
  raid: Raid,
): Promise<void> {
  const { guildId, id, measures, endsAt } = raid;
  if (!measures.pauseInvites && !measures.raiseVerification) return;
  const { verification_level: level, incidents_data: incidents } = await api.guilds.get(guildId);
  const paused = incidents?.invites_disabled_until ?? null;
  await raids.storePrevious(guildId, id, { verificationLevel: level, invitesDisabledUntil: paused });
  if (
    measures.pauseInvites &&
    endsAt.getTime() > Date.now() &&
    (paused === null || Date.parse(paused) < endsAt.getTime())
  ) {
    const body = { invites_disabled_until: endsAt.toISOString() };
    await ignoreErrorCodes(NOT_ALLOWED, api.guilds.editIncidentActions(guildId, body));
  }
  if (measures.raiseVerification && level < GuildVerificationLevel.High) {
    const reason = await reasons.ofBegin(raid);
    const body = { verification_level: GuildVerificationLevel.High };
    await ignoreErrorCodes(NOT_ALLOWED, api.guilds.edit(guildId, body, { reason }));
  }
}
