import { REASON_MAX } from '@perigee/core/moderation/punishments/punishment';
import { ChannelType } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContextOf } from '../../../../bot/command-context.ts';
import { defineOptions } from '../../../../bot/define-command.ts';
import { type TargetChannel, targetChannel } from '../target-channel.ts';

export const LOCK_OPTIONS = defineOptions(
  {
    key: 'channel',
    type: 'channel',
    required: false,
    named: true,
    config: {
      en: { name: 'channel', description: 'Which channel (default: this one)' },
      ru: { name: 'канал', description: 'Какой канал (по умолчанию этот)' },
    },
  },
  {
    key: 'reason',
    type: 'string',
    required: false,
    maxLength: REASON_MAX,
    config: {
      en: { name: 'reason', description: 'Reason, shown in the audit log' },
      ru: { name: 'причина', description: 'Причина, видна в журнале аудита' },
    },
  },
);

export interface LockTarget {
  target: TargetChannel;
  reason: string;
}

/** Reads the channel and the reason; null if refused. A channel mention in front of the reason names the channel. */
export async function readLockTarget(ctx: CommandContextOf<typeof LOCK_OPTIONS>): Promise<LockTarget | null> {
  const { options, channelId, locale, refuse } = ctx;
  const { reason: input = '' } = options;
  const [mention = '', mentionedId] = /^<#(\d{17,20})>\s*/.exec(input) ?? [];
  const named = options.channel ?? mentionedId ?? channelId;
  const needed = { member: ['ManageChannels'], bot: ['ViewChannel', 'SendMessages', 'ManageRoles'] } as const;
  const target = await targetChannel(ctx, named, needed);
  if (target === null) return null;
  if (target.isThread || target.channel.type === ChannelType.GuildCategory) {
    await refuse(m.lock_no_channel({}, { locale }));
    return null;
  }
  return { target, reason: input.slice(mention.length) };
}
