import { channelMention } from '@discordjs/formatters';
import { readOrderEnd } from '@perigee/core/base/reading/order-end';
import { m } from '#texts';
import { escapeText } from '../../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { readingIn } from '../../../../bot/options/option-reading.ts';
import { overwritesOf } from '../../../../discord/permission-guild.ts';
import { computeChannelPermissions } from '../../../../discord/permissions.ts';
import { channelAuditReason } from '../target-channel.ts';
import { channelsToLock, type LockArea } from './lock-area.ts';
import { lockChannel } from './lock-channel.ts';
import { describeWriters, lockMany, type LockManyDeps } from './lock-many.ts';
import { LOCK_OPTIONS, type LockTarget, readLockOrder } from './lock-options.ts';
import { isLockedThread, placeOf } from './lock-place.ts';
import { planLock } from './lock-plan.ts';
import type { LockStore } from './lock-store.ts';

export interface LockCommandDeps extends LockManyDeps {
  locks: LockStore;
}

/** Locks a channel or thread, a category or the server, so that nobody can write there until it is unlocked. */
export function lockCommand(deps: LockCommandDeps): CommandDefinition {
  return defineCommand({
    name: 'lock',
    category: 'moderation',
    config: {
      en: {
        name: 'lock',
        description: 'Locks a channel, its category or the server so that nobody can write',
        aliases: ['lockdown'],
      },
      ru: {
        name: 'закрыть',
        description: 'Запрещает всем писать в канале, категории или на сервере',
        aliases: ['лок', 'заблокировать'],
      },
    },
    options: LOCK_OPTIONS,
    defaultMemberPermissions: ['ManageChannels'],
    async run(ctx) {
      const { locale, reply, refuse } = ctx;
      const order = await readLockOrder(ctx);
      if (order === null) return;
      // "10m raid" was meant to end, and a lock does not end by itself.
      const end = readOrderEnd(order.reason, readingIn(ctx.settings));
      if (end.kind === 'read' && end.end.kind !== 'endless') return refuse(m.lock_without_end({}, { locale }));
      const answer = 'area' in order ? await lockArea(ctx, deps, order) : await lockOne(ctx, deps.locks, order);
      if ('refused' in answer) return refuse(answer.refused);
      const { reason } = order;
      const lines =
        reason === '' ? answer.lines : [...answer.lines, m.lock_reason({ reason: escapeText(reason) }, { locale })];
      await reply({ content: lines.join(answer.isOne ? ' ' : '\n') });
    },
  });
}

type Answer = { refused: string } | { lines: string[]; isOne: boolean };

async function lockArea(
  ctx: CommandContext,
  deps: LockCommandDeps,
  { area, reason }: { area: LockArea; reason: string },
): Promise<Answer> {
  const { bot, guildId, user, roleIds, locale } = ctx;
  const channels = await channelsToLock(ctx, area);
  const guild = bot.cache.get(guildId);
  if (channels.length === 0 || guild === undefined) return { refused: m.lock_none_there({}, { locale }) };
  const member = { userId: bot.botId, roleIds: guild.ownRoleIds };
  const plans = channels.map((channel) => {
    const overwrites = overwritesOf(channel);
    const botPermissions = computeChannelPermissions(guild, member, overwrites);
    return planLock({ guild, bot: member, botPermissions, overwrites }, { userId: user.id, roleIds });
  });
  const channelIds = channels.map(({ id }) => id);
  const writers = {
    keeping: plans.flatMap(({ keeping }) => keeping),
    keepsModerator: plans.some(({ keepsModerator }) => keepsModerator),
  };
  const said = await lockMany(ctx, deps, { channelIds, isLock: true, reason });
  return { lines: [said, ...describeWriters(writers, locale)], isOne: false };
}

async function lockOne(ctx: CommandContext, locks: LockStore, { target, reason }: LockTarget): Promise<Answer> {
  const { bot, user, roleIds, locale } = ctx;
  const { id } = target.channel;
  const channel = channelMention(id);
  const auditReason = channelAuditReason(ctx, reason);
  const already = { refused: m.lock_already({ channel }, { locale }) };
  if (target.isThread) {
    if (isLockedThread(target)) return already;
    await bot.api.channels.edit(id, { locked: true }, { reason: auditReason });
    return { lines: [m.lock_thread_done({ channel }, { locale })], isOne: true };
  }
  const place = placeOf(ctx, target);
  if (place === null) return { refused: m.channel_unknown({}, { locale }) };
  const locking = { api: bot.api, locks, channelId: id, auditReason, place };
  const plan = await lockChannel(locking, { moderator: { userId: user.id, roleIds }, reason });
  if (plan === null) return already;
  return { lines: [m.lock_done({ channel }, { locale }), ...describeWriters(plan, locale)], isOne: true };
}
