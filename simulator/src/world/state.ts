import type { Application } from '../applications/application.ts';
import type { JsonObject } from '../json.ts';
import type { PaymentsState } from '../payments/state.ts';

/** One account: a demo person or the application's bot. */
export interface Person {
  id: string;
  username: string;
  globalName: string | null;
  avatar: string | null;
  bot: boolean;
  locale: 'en-US' | 'ru';
  /** False when the person closed direct messages: writing to them answers 50007. */
  acceptsDirectMessages: boolean;
  /** What a demo person shows (owner, admin…); null for everybody else. */
  demoRole: string | null;
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
  /** The bot this managed role belongs to. */
  botId: string | null;
}

export interface Member {
  userId: string;
  nick: string | null;
  roles: string[];
  joinedAt: string;
  /** End of the timeout, ISO 8601. */
  mutedUntil: string | null;
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
}

export interface Emoji {
  id: string | null;
  name: string;
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
  /** Only this person sees it: an ephemeral reply. */
  onlyFor: string | null;
  nonce: string | number | null;
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
  bans: Record<string, { reason: string | null }>;
  emojis: Emoji[];
  auditLog: AuditEntry[];
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

export interface TokenGrant {
  accessToken: string;
  refreshToken: string;
  userId: string;
  scopes: string[];
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export interface AuthorizationCode {
  code: string;
  userId: string;
  scopes: string[];
  redirectUri: string;
  codeChallenge: string | null;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  guildId: string | null;
}

/** Everything the stand-in knows; what the state file keeps. */
export interface World {
  version: 1;
  /** Those added beside the one the stand-in was started for. */
  applications: Application[];
  people: Record<string, Person>;
  guilds: Record<string, Guild>;
  channels: Record<string, Channel>;
  /** By channel id, oldest first. */
  messages: Record<string, Message[]>;
  commands: Command[];
  /** By guild id, then by command id. */
  commandPermissions: Record<string, Record<string, CommandPermission[]>>;
  grants: TokenGrant[];
  codes: AuthorizationCode[];
  payments: PaymentsState;
}
