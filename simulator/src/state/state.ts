import type { Application } from './application.ts';
import type { JsonObject } from '../base/json.ts';
import type {
  AutomodRule,
  GuildPolicies,
  Invite,
  ScheduledEvent,
  Sticker,
  VoiceState,
  Webhook,
} from './guild-parts.ts';
import type { AuthorizationCode, TokenGrant } from './token-grants.ts';
import type { PaymentsState } from './payments-state.ts';

/** One account: a demo person, another person or a bot. */
export interface Person {
  id: string;
  username: string;
  globalName: string | null;
  avatar: string | null;
  bot: boolean;
  locale: 'en-US' | 'ru';
  /** False if the person disabled direct messages: sending one fails with 50007. */
  acceptsDirectMessages: boolean;
  /** The demo person's role (owner, admin…); null for everybody else. */
  demoRole: string | null;
  /** Offline if absent. */
  presence?: Presence;
}

export interface Presence {
  status: 'online' | 'idle' | 'dnd' | 'offline';
  activities: JsonObject[];
}

export interface Role {
  id: string;
  name: string;
  color: number;
  position: number;
  permissions: string;
  hoist: boolean;
  mentionable: boolean;
  managed: boolean;
  /** The bot that owns this managed role. */
  botId: string | null;
}

export interface Member {
  userId: string;
  nick: string | null;
  roles: string[];
  joinedAt: string;
  /** End of the timeout, ISO 8601. */
  mutedUntil: string | null;
  /** Has not accepted the guild's rules yet. */
  pending?: boolean;
  flags?: number;
  /** The application's own avatar in this guild. */
  avatar?: string | null;
}

export interface Overwrite {
  id: string;
  /** 0 role, 1 member. */
  type: 0 | 1;
  allow: string;
  deny: string;
}

export interface Channel {
  id: string;
  /** 0 text, 1 direct, 2 voice, 4 category, 5 announcement. */
  type: number;
  guildId: string | null;
  name: string;
  parentId: string | null;
  position: number;
  topic: string | null;
  nsfw: boolean;
  slowmodeSeconds: number;
  overwrites: Overwrite[];
  recipientIds: string[];
  lastMessageId: string | null;
  lastPinAt?: string;
  voice?: { bitrate: number; userLimit: number; rtcRegion: string | null; status: string | null };
  forum?: Forum;
  /** Only for threads; permissions come from the parent channel's overwrites. */
  thread?: Thread;
}

export interface ForumTag extends JsonObject {
  id: string;
  name: string;
  moderated: boolean;
  emoji_id: string | null;
  emoji_name: string | null;
}

export interface Forum {
  tags: ForumTag[];
  /** Each post must have a tag. */
  requiresTag: boolean;
}

export interface Thread {
  ownerId: string;
  createdAt: string;
  archived: boolean;
  archivedAt: string;
  autoArchiveMinutes: number;
  locked: boolean;
  invitable: boolean;
  /** Time each member joined, by user id. */
  members: Record<string, string>;
  messageCount: number;
  appliedTags: string[];
  pinned: boolean;
}

export interface Emoji {
  id: string | null;
  name: string;
  animated?: boolean;
}

/** A custom emoji of a guild. */
export interface GuildEmoji extends Emoji {
  roles?: string[];
  creatorId?: string;
}

export interface Reaction {
  emoji: Emoji;
  userIds: string[];
}

export interface Attachment extends JsonObject {
  id: string;
  filename: string;
  size: number;
  url: string;
  proxy_url: string;
}

export interface InteractionNote {
  id: string;
  /** 2 command, 3 component, 5 modal. */
  type: number;
  name: string;
  userId: string;
  /** The message whose component was used. */
  messageId?: string;
  /** The interaction that opened the modal. */
  trigger?: InteractionNote;
}

export interface Message {
  id: string;
  channelId: string;
  authorId: string;
  type: number;
  content: string;
  createdAt: string;
  editedAt: string | null;
  embeds: JsonObject[];
  components: JsonObject[];
  attachments: Attachment[];
  mentionUserIds: string[];
  mentionRoleIds: string[];
  mentionsEveryone: boolean;
  pinned: boolean;
  flags: number;
  tts: boolean;
  referenceId: string | null;
  reactions: Reaction[];
  interaction: InteractionNote | null;
  /** For ephemeral replies: the only person who sees it. */
  onlyFor: string | null;
  nonce: string | number | null;
  /** The displayed author of a webhook's message. */
  webhook?: WebhookAuthor;
  poll?: Poll;
  stickers?: StickerItem[];
  /** The forwarded message, with a snapshot of its content. */
  forwarded?: { channelId: string; messageId: string; guildId: string | null; snapshot: JsonObject };
  pinnedAt?: string;
  /** A thread was created from it, which has the same id as the message. */
  hasThread?: boolean;
}

export interface WebhookAuthor {
  id: string;
  name: string;
  avatar: string | null;
  /** The application that owns it; null if none does. */
  applicationId: string | null;
}

export interface Poll {
  /** As sent, with numbered answers. */
  body: JsonObject;
  /** User ids by answer id. */
  votes: Record<string, string[]>;
  isFinal: boolean;
}

export interface StickerItem extends JsonObject {
  id: string;
  name: string;
  format_type: number;
}

export interface AuditEntry {
  id: string;
  action: number;
  userId: string;
  targetId: string | null;
  reason: string | null;
  changes: JsonObject[];
  options: JsonObject | null;
}

export interface Guild {
  id: string;
  name: string;
  icon: string | null;
  ownerId: string;
  description: string | null;
  locale: 'en-US' | 'ru';
  systemChannelId: string | null;
  roles: Role[];
  members: Record<string, Member>;
  /** Former members, with the end of the timeout they left with. */
  formerMembers: Record<string, { mutedUntil: string | null }>;
  bans: Record<string, { reason: string | null }>;
  emojis: GuildEmoji[];
  auditLog: AuditEntry[];
  features: string[];
  policies: GuildPolicies;
  /** End of the pause of invites, and of direct messages between members. */
  incidents: { invitesDisabledUntil: string | null; dmsDisabledUntil: string | null };
  stickers: Sticker[];
  automodRules: AutomodRule[];
  voiceStates: Record<string, VoiceState>;
  /** New members are pending until they accept the rules. */
  hasScreening: boolean;
  scheduledEvents: ScheduledEvent[];
  welcomeScreen: JsonObject | null;
}

export interface Command extends JsonObject {
  id: string;
  application_id: string;
  guild_id?: string;
  type: number;
  name: string;
  name_localizations: JsonObject | null;
  description: string;
  description_localizations: JsonObject | null;
  options?: JsonObject[];
  default_member_permissions: string | null;
  version: string;
}

export interface CommandPermission extends JsonObject {
  id: string;
  /** 1 role, 2 user, 3 channel. */
  type: number;
  permission: boolean;
}

/** All data of the simulator; the content of the state file. */
export interface World {
  version: 1;
  /** The added applications; the one the simulator was started for is not among them. */
  applications: Application[];
  people: Record<string, Person>;
  guilds: Record<string, Guild>;
  channels: Record<string, Channel>;
  /** By channel id, oldest first. */
  messages: Record<string, Message[]>;
  webhooks: Record<string, Webhook>;
  invites: Record<string, Invite>;
  commands: Command[];
  /** By guild id, then by command id. */
  commandPermissions: Record<string, Record<string, CommandPermission[]>>;
  grants: TokenGrant[];
  codes: AuthorizationCode[];
  payments: PaymentsState;
}
