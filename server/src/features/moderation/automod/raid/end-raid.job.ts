import { GuildVerificationLevel, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { describeRaid } from './describe-raid.ts';
import { RAID_PAUSE_MAX_MS, endRaidJob } from './raid-jobs.ts';
import type { Raid } from './raid-rows.ts';
import type { RaidReasons } from './raid-reasons.ts';
import type { RaidStore } from './raid-store.ts';

/** Widened to number, the type in which the previous level is stored. */
const HIGH: number = GuildVerificationLevel.High;

const NOT_ALLOWED = [Code.MissingPermissions, Code.MissingAccess];
const NO_LOG = [Code.UnknownChannel, ...NOT_ALLOWED];
const NO_ENTRY = [Code.UnknownMessage, ...NO_LOG];

/** Reopens the server, except for settings somebody changed meanwhile, and reports how many joined. */
export function endRaid(raids: RaidStore, reasons: RaidReasons): Job {
  return defineJob(endRaidJob, {
    longestPauseMs: RAID_PAUSE_MAX_MS,
    async perform(bot, { id }, { guildId, send }) {
      const raid = await raids.find(guildId, id);
      if (raid === null || raid.endedAt !== null) return;
      if (!raid.measures.isLogOnly) await reopen(bot, reasons, raid);
      const { automodLog, language } = await bot.settings.get(guildId);
      if (automodLog === null) return;
      const entryId = await raids.entryOf(guildId, id);
      if (entryId !== null) {
        const entry = messageOf(describeRaid({ ...raid, endedAt: new Date() }, language.interface));
        await ignoreErrorCodes(NO_ENTRY, bot.api.channels.editMessage(automodLog, entryId, entry));
      }
      const { joined, kicked } = raid;
      const content = m.automod_raid_over({ joined, kicked }, { locale: language.interface });
      await ignoreErrorCodes(NO_LOG, send(automodLog, messageOf({ content })));
    },
    settle: (tx, { id }, { guildId }) => raids.end(tx, guildId, id),
  });
}

async function reopen({ api }: BotContext, reasons: RaidReasons, raid: Raid): Promise<void> {
  const { guildId, before, measures, endsAt } = raid;
  if (before === null) return;
  const { verification_level: level, incidents_data: incidents } = await api.guilds.get(guildId);
  const paused = incidents?.invites_disabled_until ?? null;
  // A pause with another end was set by somebody else.
  if (
    measures.pauseInvites &&
    paused !== null &&
    Date.parse(paused) === endsAt.getTime() &&
    endsAt.getTime() > Date.now()
  ) {
    const isStillPaused = before.invitesDisabledUntil !== null && Date.parse(before.invitesDisabledUntil) > Date.now();
    const body = { invites_disabled_until: isStillPaused ? before.invitesDisabledUntil : null };
    await ignoreErrorCodes(NOT_ALLOWED, api.guilds.editIncidentActions(guildId, body));
  }
  const isRaised = level === GuildVerificationLevel.High && before.verificationLevel < HIGH;
  if (measures.raiseVerification && isRaised) {
    const reason = await reasons.ofEnd(raid);
    await ignoreErrorCodes(
      NOT_ALLOWED,
      api.guilds.edit(guildId, { verification_level: before.verificationLevel }, { reason }),
    );
  }
}
