import { channelMention } from '@discordjs/formatters';
import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { channelAuditReason } from '../target-channel.ts';
import { channelsToUnlock, type LockArea } from './lock-area.ts';
import { unlockChannel } from './lock-channel.ts';
import { lockMany } from './lock-many.ts';
import { LOCK_OPTIONS, type LockTarget, readLockOrder } from './lock-options.ts';
import type { LockCommandDeps } from './lock.command.ts';
import { isLockedThread, placeOf } from './lock-place.ts';
import type { LockStore } from './lock-store.ts';

/** Unlocks a channel and restores its original permissions. */
export function unlockCommand(deps: LockCommandDeps): CommandDefinition {
  return defineCommand({
    name: 'unlock',
    category: 'moderation',
    config: {
      en: { name: 'unlock', description: 'Unlocks a channel, its category or the server', aliases: [] },
      ru: {
        name: 'открыть',
        description: 'Открывает закрытый канал, категорию или сервер',
        aliases: ['анлок', 'разблокировать'],
      },
    },
    options: LOCK_OPTIONS,
    defaultMemberPermissions: ['ManageChannels'],
    async run(ctx) {
      const { reply, refuse } = ctx;
      const order = await readLockOrder(ctx);
      if (order === null) return;
      const answer = 'area' in order ? await unlockArea(ctx, deps, order) : await unlockOne(ctx, deps.locks, order);
      await ('refused' in answer ? refuse(answer.refused) : reply({ content: answer.done }));
    },
  });
}

type Answer = { refused: string } | { done: string };

async function unlockArea(
  ctx: CommandContext,
  deps: LockCommandDeps,
  { area, reason }: { area: LockArea; reason: string },
): Promise<Answer> {
  const channelIds = await channelsToUnlock(ctx, deps.locks, area);
  if (channelIds.length === 0) return { refused: m.unlock_none_there({}, { locale: ctx.locale }) };
  return { done: await lockMany(ctx, deps, { channelIds, isLock: false, reason }) };
}

async function unlockOne(ctx: CommandContext, locks: LockStore, { target, reason }: LockTarget): Promise<Answer> {
  const { bot, locale } = ctx;
  const { id } = target.channel;
  const channel = channelMention(id);
  const auditReason = channelAuditReason(ctx, reason);
  if (target.isThread) {
    if (!isLockedThread(target)) return { refused: m.unlock_thread_open({ channel }, { locale }) };
    await bot.api.channels.edit(id, { locked: false }, { reason: auditReason });
    return { done: m.unlock_thread_done({ channel }, { locale }) };
  }
  const place = placeOf(ctx, target);
  if (place === null) return { refused: m.channel_unknown({}, { locale }) };
  const isOpen = await unlockChannel({ api: bot.api, locks, channelId: id, auditReason, place });
  return isOpen
    ? { done: m.unlock_done({ channel }, { locale }) }
    : { refused: m.unlock_none({ channel }, { locale }) };
}
