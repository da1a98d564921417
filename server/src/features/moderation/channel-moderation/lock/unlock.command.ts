import { channelMention } from '@discordjs/formatters';
import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { channelAuditReason } from '../target-channel.ts';
import { unlockChannel } from './lock-channel.ts';
import { LOCK_OPTIONS, readLockTarget } from './lock-options.ts';
import type { LockStore } from './lock-store.ts';

/** Unlocks a channel and restores its original permissions. */
export function unlockCommand(locks: LockStore): CommandDefinition {
  return defineCommand({
    name: 'unlock',
    category: 'moderation',
    config: {
      en: { name: 'unlock', description: 'Unlocks a channel and restores its permissions', aliases: [] },
      ru: {
        name: 'открыть',
        description: 'Открывает закрытый канал и возвращает его права',
        aliases: ['анлок', 'разблокировать'],
      },
    },
    options: LOCK_OPTIONS,
    defaultMemberPermissions: ['ManageChannels'],
    async run(ctx) {
      const { bot, guildId, locale, reply, refuse } = ctx;
      const read = await readLockTarget(ctx);
      if (read === null) return;
      const { target, reason } = read;
      const channel = channelMention(target.channel.id);
      const locking = { api: bot.api, locks, guildId, botId: bot.botId, target };
      const isOpen = await unlockChannel({ ...locking, auditReason: channelAuditReason(ctx, reason) });
      await (isOpen
        ? reply({ content: m.unlock_done({ channel }, { locale }) })
        : refuse(m.unlock_none({ channel }, { locale })));
    },
  });
}
