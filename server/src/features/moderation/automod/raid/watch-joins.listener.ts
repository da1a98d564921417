import { AUTOMOD_RULES } from '@perigee/core/moderation/automod/catalogue';
import { createRaidCheck, type RaidCheck } from '@perigee/core/moderation/automod/rules/pace/raid';
import { type Automod, isLogOnly } from '@perigee/core/moderation/automod/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener, type ListenerContext } from '../../../../bot/define-listener.ts';
import { retryWithPauses } from '../../../../events/retry-with-pauses.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import { type TimedJoiner, createRaidMembers, type RaidMembers } from './raid-members.ts';
import type { RaidStore } from './raid-store.ts';

/** Minimum duration of a raid, in milliseconds: faster changes would only confuse. */
const LASTS_MIN_MS = 60_000;

export interface JoinWatch {
  listener: Listener;
  /** Orders pending kicks before the bot stops. */
  flush(): Promise<void>;
}

/** Watches joins: a crowd within a minute starts a raid, and later joiners belong to it while it lasts. */
export function watchJoins(raids: RaidStore, punishments: Punishments): JoinWatch {
  const checks = new WeakMap<Automod, RaidCheck<TimedJoiner>>();
  const crowds = new Map<string, RaidMembers>();

  const checkOf = (automod: Automod) => {
    const check = checks.get(automod) ?? createRaidCheck<TimedJoiner>(automod.raid.options);
    checks.set(automod, check);
    return check;
  };

  const begin = async (
    bot: ListenerContext,
    guildId: string,
    settings: GuildSettings,
    joiners: readonly TimedJoiner[],
  ) => {
    const { autoModeration: automod, language } = settings;
    const { options } = automod.raid;
    const { pauseInvites, raiseVerification } = options;
    const isOnlyLogged = isLogOnly(automod.raid, Date.now());
    const measures = { isLogOnly: isOnlyLogged, pauseInvites, raiseVerification };
    const lastsMs = Math.max(options.lastsMs, LASTS_MIN_MS);
    // The crowd is not announced again; a database that is away must not leave the server open.
    const log = bot.log.child({ guildId, subject: 'raid' });
    const opened = retryWithPauses(log, () => raids.open(guildId, measures, lastsMs));
    const kickYoungerMs = isOnlyLogged ? 0 : options.kickYoungerMs;
    const reason = AUTOMOD_RULES.raid.name[language.interface];
    const raidMembers = createRaidMembers({ bot, log, raids, punishments, opened, guildId, kickYoungerMs, reason });
    crowds.set(guildId, raidMembers);
    await Promise.all([opened, ...joiners.map((joiner) => raidMembers.add(joiner))]);
  };

  const take = async (bot: ListenerContext, guildId: string, joiner: TimedJoiner, settings: GuildSettings) => {
    const { autoModeration: automod } = settings;
    const raidMembers = crowds.get(guildId);
    if (raidMembers?.isOver() === false) return raidMembers.add(joiner);
    crowds.delete(guildId);
    const joiners = automod.raid.enabled ? checkOf(automod).add(joiner, Date.now()) : null;
    if (joiners !== null) await begin(bot, guildId, settings, joiners);
    return undefined;
  };

  return {
    listener: defineListener(Event.GuildMemberAdd, (bot, { guild_id: guildId, user, joined_at: joinedAt }) => {
      if (user.bot === true) return undefined;
      const joiner = { id: user.id, name: user.username, joinedAt: joinedAt ?? '' };
      const settings = bot.settings.peek(guildId);
      return settings === undefined
        ? bot.settings.get(guildId).then((read) => take(bot, guildId, joiner, read))
        : take(bot, guildId, joiner, settings);
    }),
    flush: async () => void (await Promise.all([...crowds.values()].map((raidMembers) => raidMembers.flush()))),
  };
}
