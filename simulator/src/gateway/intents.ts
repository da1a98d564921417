/** Gateway intent bits (topic "Gateway", "List of Intents"). */
export const INTENT_BITS = {
  Guilds: 1 << 0,
  GuildMembers: 1 << 1,
  GuildModeration: 1 << 2,
  GuildExpressions: 1 << 3,
  GuildPresences: 1 << 8,
  GuildMessages: 1 << 9,
  GuildMessageReactions: 1 << 10,
  GuildMessageTyping: 1 << 11,
  DirectMessages: 1 << 12,
  DirectMessageReactions: 1 << 13,
  DirectMessageTyping: 1 << 14,
  MessageContent: 1 << 15,
} as const;

/** Every bit the platform knows; others are refused with close code 4013. */
export const KNOWN_INTENTS = 0b11_0011_0001_1111_1111_1111_1111;

const { Guilds, GuildMembers, GuildModeration, GuildMessages, GuildMessageReactions, GuildMessageTyping } = INTENT_BITS;

/** The intent an event needs in a server; events not named here are sent to every session. */
const GUILD_EVENT_INTENTS: Record<string, number> = {
  GUILD_CREATE: Guilds,
  GUILD_UPDATE: Guilds,
  GUILD_DELETE: Guilds,
  GUILD_ROLE_CREATE: Guilds,
  GUILD_ROLE_UPDATE: Guilds,
  GUILD_ROLE_DELETE: Guilds,
  CHANNEL_CREATE: Guilds,
  CHANNEL_UPDATE: Guilds,
  CHANNEL_DELETE: Guilds,
  GUILD_MEMBER_ADD: GuildMembers,
  GUILD_MEMBER_UPDATE: GuildMembers,
  GUILD_MEMBER_REMOVE: GuildMembers,
  GUILD_AUDIT_LOG_ENTRY_CREATE: GuildModeration,
  GUILD_BAN_ADD: GuildModeration,
  GUILD_BAN_REMOVE: GuildModeration,
  GUILD_EMOJIS_UPDATE: INTENT_BITS.GuildExpressions,
  MESSAGE_CREATE: GuildMessages,
  MESSAGE_UPDATE: GuildMessages,
  MESSAGE_DELETE: GuildMessages,
  MESSAGE_DELETE_BULK: GuildMessages,
  MESSAGE_REACTION_ADD: GuildMessageReactions,
  MESSAGE_REACTION_REMOVE: GuildMessageReactions,
  MESSAGE_REACTION_REMOVE_ALL: GuildMessageReactions,
  TYPING_START: GuildMessageTyping,
};

const DIRECT_EVENT_INTENTS: Record<string, number> = {
  MESSAGE_CREATE: INTENT_BITS.DirectMessages,
  MESSAGE_UPDATE: INTENT_BITS.DirectMessages,
  MESSAGE_DELETE: INTENT_BITS.DirectMessages,
  MESSAGE_REACTION_ADD: INTENT_BITS.DirectMessageReactions,
  MESSAGE_REACTION_REMOVE: INTENT_BITS.DirectMessageReactions,
  TYPING_START: INTENT_BITS.DirectMessageTyping,
};

/** Whether a session with these intents is told about the event. */
export function wantsEvent(intents: number, name: string, isDirect: boolean): boolean {
  const needed = isDirect ? DIRECT_EVENT_INTENTS[name] : GUILD_EVENT_INTENTS[name];
  return needed === undefined || (intents & needed) !== 0;
}
