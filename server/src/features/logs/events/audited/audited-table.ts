import type { AUDITED_ACTS } from '@perigee/core/logs/details';
import type { AuditedEvent } from '@perigee/core/logs/entry';
import { AuditLogEvent as Action } from 'discord-api-types/v10';

type Act = (typeof AUDITED_ACTS)[number];

/** The event and the act that each action of the audit log stands for. */
export const AUDITED: Partial<Record<Action, readonly [AuditedEvent, Act]>> = {
  [Action.BotAdd]: ['botAdd', 'created'],
  [Action.ThreadCreate]: ['threadCreate', 'created'],
  [Action.ThreadUpdate]: ['threadEdit', 'edited'],
  [Action.ThreadDelete]: ['threadDelete', 'deleted'],
  [Action.WebhookCreate]: ['webhookChange', 'created'],
  [Action.WebhookUpdate]: ['webhookChange', 'edited'],
  [Action.WebhookDelete]: ['webhookChange', 'deleted'],
  [Action.InviteDelete]: ['inviteDelete', 'deleted'],
  [Action.EmojiCreate]: ['emojiChange', 'created'],
  [Action.EmojiUpdate]: ['emojiChange', 'edited'],
  [Action.EmojiDelete]: ['emojiChange', 'deleted'],
  [Action.StickerCreate]: ['stickerChange', 'created'],
  [Action.StickerUpdate]: ['stickerChange', 'edited'],
  [Action.StickerDelete]: ['stickerChange', 'deleted'],
  [Action.IntegrationCreate]: ['integrationChange', 'created'],
  [Action.IntegrationUpdate]: ['integrationChange', 'edited'],
  [Action.IntegrationDelete]: ['integrationChange', 'deleted'],
  [Action.GuildScheduledEventCreate]: ['scheduledEventChange', 'created'],
  [Action.GuildScheduledEventUpdate]: ['scheduledEventChange', 'edited'],
  [Action.GuildScheduledEventDelete]: ['scheduledEventChange', 'deleted'],
  [Action.AutoModerationRuleCreate]: ['automodRuleChange', 'created'],
  [Action.AutoModerationRuleUpdate]: ['automodRuleChange', 'edited'],
  [Action.AutoModerationRuleDelete]: ['automodRuleChange', 'deleted'],
};

/** What the platform's own automoderation did to a member. */
export const NATIVE_ALERTS: Partial<Record<Action, 'blocked' | 'flagged' | 'timedOut' | 'quarantined'>> = {
  [Action.AutoModerationBlockMessage]: 'blocked',
  [Action.AutoModerationFlagToChannel]: 'flagged',
  [Action.AutoModerationUserCommunicationDisabled]: 'timedOut',
  [Action.AutoModerationQuarantineUser]: 'quarantined',
};
