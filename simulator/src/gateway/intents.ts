/** Gateway intent bits (topic "Gateway", "List of Intents"). */
export const INTENT_BITS = {
  Guilds: 1 << 0,
  GuildMembers: 1 << 1,
  GuildModeration: 1 << 2,
  GuildExpressions: 1 << 3,
  GuildIntegrations: 1 << 4,
  GuildWebhooks: 1 << 5,
  GuildInvites: 1 << 6,
  GuildVoiceStates: 1 << 7,
  GuildPresences: 1 << 8,
  GuildMessages: 1 << 9,
  GuildMessageReactions: 1 << 10,
  GuildMessageTyping: 1 << 11,
  DirectMessages: 1 << 12,
  DirectMessageReactions: 1 << 13,
  DirectMessageTyping: 1 << 14,
  MessageContent: 1 << 15,
  GuildScheduledEvents: 1 << 16,
  AutoModerationConfiguration: 1 << 20,
  AutoModerationExecution: 1 << 21,
  GuildMessagePolls: 1 << 24,
  DirectMessagePolls: 1 << 25,
} as const;

/** Every bit the platform knows; others are refused with close code 4013. */
export const KNOWN_INTENTS = Object.values(INTENT_BITS).reduce((bits, bit) => bits | bit, 0);

/** The events of each intent in guilds (same list). */
const GUILD_EVENTS: Partial<Record<keyof typeof INTENT_BITS, readonly string[]>> = {
  Guilds: [
    'GUILD_CREATE',
    'GUILD_UPDATE',
    'GUILD_DELETE',
    'GUILD_ROLE_CREATE',
    'GUILD_ROLE_UPDATE',
    'GUILD_ROLE_DELETE',
    'CHANNEL_CREATE',
    'CHANNEL_UPDATE',
    'CHANNEL_DELETE',
    'CHANNEL_PINS_UPDATE',
    'THREAD_CREATE',
    'THREAD_UPDATE',
    'THREAD_DELETE',
    'THREAD_LIST_SYNC',
    'THREAD_MEMBER_UPDATE',
    'THREAD_MEMBERS_UPDATE',
    'STAGE_INSTANCE_CREATE',
    'STAGE_INSTANCE_UPDATE',
    'STAGE_INSTANCE_DELETE',
    'VOICE_CHANNEL_STATUS_UPDATE',
    'VOICE_CHANNEL_START_TIME_UPDATE',
  ],
  GuildMembers: ['GUILD_MEMBER_ADD', 'GUILD_MEMBER_UPDATE', 'GUILD_MEMBER_REMOVE', 'THREAD_MEMBERS_UPDATE'],
  GuildModeration: ['GUILD_AUDIT_LOG_ENTRY_CREATE', 'GUILD_BAN_ADD', 'GUILD_BAN_REMOVE'],
  GuildExpressions: [
    'GUILD_EMOJIS_UPDATE',
    'GUILD_STICKERS_UPDATE',
    'GUILD_SOUNDBOARD_SOUND_CREATE',
    'GUILD_SOUNDBOARD_SOUND_UPDATE',
    'GUILD_SOUNDBOARD_SOUND_DELETE',
    'GUILD_SOUNDBOARD_SOUNDS_UPDATE',
  ],
  GuildIntegrations: ['GUILD_INTEGRATIONS_UPDATE', 'INTEGRATION_CREATE', 'INTEGRATION_UPDATE', 'INTEGRATION_DELETE'],
  GuildWebhooks: ['WEBHOOKS_UPDATE'],
  GuildInvites: ['INVITE_CREATE', 'INVITE_DELETE'],
  GuildVoiceStates: ['VOICE_CHANNEL_EFFECT_SEND', 'VOICE_STATE_UPDATE'],
  GuildPresences: ['PRESENCE_UPDATE'],
  GuildMessages: ['MESSAGE_CREATE', 'MESSAGE_UPDATE', 'MESSAGE_DELETE', 'MESSAGE_DELETE_BULK'],
  GuildMessageReactions: [
    'MESSAGE_REACTION_ADD',
    'MESSAGE_REACTION_REMOVE',
    'MESSAGE_REACTION_REMOVE_ALL',
    'MESSAGE_REACTION_REMOVE_EMOJI',
  ],
  GuildMessageTyping: ['TYPING_START'],
  GuildScheduledEvents: [
    'GUILD_SCHEDULED_EVENT_CREATE',
    'GUILD_SCHEDULED_EVENT_UPDATE',
    'GUILD_SCHEDULED_EVENT_DELETE',
    'GUILD_SCHEDULED_EVENT_USER_ADD',
    'GUILD_SCHEDULED_EVENT_USER_REMOVE',
  ],
  AutoModerationConfiguration: [
    'AUTO_MODERATION_RULE_CREATE',
    'AUTO_MODERATION_RULE_UPDATE',
    'AUTO_MODERATION_RULE_DELETE',
  ],
  AutoModerationExecution: ['AUTO_MODERATION_ACTION_EXECUTION'],
  GuildMessagePolls: ['MESSAGE_POLL_VOTE_ADD', 'MESSAGE_POLL_VOTE_REMOVE'],
};

const DIRECT_EVENTS: Partial<Record<keyof typeof INTENT_BITS, readonly string[]>> = {
  DirectMessages: ['MESSAGE_CREATE', 'MESSAGE_UPDATE', 'MESSAGE_DELETE', 'CHANNEL_PINS_UPDATE'],
  DirectMessageReactions: [
    'MESSAGE_REACTION_ADD',
    'MESSAGE_REACTION_REMOVE',
    'MESSAGE_REACTION_REMOVE_ALL',
    'MESSAGE_REACTION_REMOVE_EMOJI',
  ],
  DirectMessageTyping: ['TYPING_START'],
  DirectMessagePolls: ['MESSAGE_POLL_VOTE_ADD', 'MESSAGE_POLL_VOTE_REMOVE'],
};

/** By event, the intents of which it needs at least one. */
const NEEDED = { guild: invert(GUILD_EVENTS), direct: invert(DIRECT_EVENTS) };

/** Whether a session with these intents gets the event; an event of no intent goes to all. */
export function includesEvent(intents: number, name: string, isDirect: boolean): boolean {
  const needed = (isDirect ? NEEDED.direct : NEEDED.guild)[name];
  return needed === undefined || (intents & needed) !== 0;
}

function invert(events: Partial<Record<keyof typeof INTENT_BITS, readonly string[]>>): Record<string, number> {
  const needed: Record<string, number> = {};
  for (const [intent, bit] of Object.entries(INTENT_BITS)) {
    const names = Object.entries(events).find(([key]) => key === intent)?.[1] ?? [];
    for (const name of names) needed[name] = (needed[name] ?? 0) | bit;
  }
  return needed;
}
