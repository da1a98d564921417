import { channelMention } from '@discordjs/formatters';
import { m } from '#texts';
import { type CommandDefinition, defineCommand } from '../../../../bot/define-command.ts';
import { channelAuditReason } from '../target-channel.ts';
import { lockChannel } from './lock-channel.ts';
import { LOCK_OPTIONS, readLockTarget } from './lock-options.ts';
import type { LockStore } from './lock-store.ts';

/** Locks a channel so that nobody can write in it until it is unlocked. */
export function lockCommand(locks: LockStore): CommandDefinition {
  return defineCommand({
    name: 'lock',
    category: 'moderation',
    config: {
      en: { name: 'lock', description: 'Locks a channel so that nobody can write in it', aliases: ['lockdown'] },
      ru: { name: 'закрыть', description: 'Запрещает всем писать в канале', aliases: ['лок', 'заблокировать'] },
    },
    options: LOCK_OPTIONS,
    defaultMemberPermissions: ['ManageChannels'],
    async run(ctx) {
      const { bot, guildId, user, locale, reply, refuse } = ctx;
      const read = await readLockTarget(ctx);
      if (read === null) return;
      const { target, reason } = read;
      const channel = channelMention(target.channel.id);
      const locking = { api: bot.api, locks, guildId, botId: bot.botId, target };
      const order = { moderatorId: user.id, reason };
      if (!(await lockChannel({ ...locking, auditReason: channelAuditReason(ctx, reason) }, order))) {
        await refuse(m.lock_already({ channel }, { locale }));
        return;
      }
      const done = m.lock_done({ channel }, { locale });
      await reply({ content: reason === '' ? done : `${done} ${m.lock_reason({ reason }, { locale })}` });
    },
  });
}
