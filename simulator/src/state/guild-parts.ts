import type { JsonObject } from '../base/json.ts';

export interface Webhook {
  id: string;
  token: string;
  name: string;
  avatar: string | null;
  guildId: string;
  channelId: string;
  creatorId: string;
  /** The application that owns it; only its bot is shown the token again. */
  applicationId: string | null;
}

export interface Invite {
  code: string;
  guildId: string;
  channelId: string;
  inviterId: string;
  createdAt: string;
  maxAgeSeconds: number;
  maxUses: number;
  uses: number;
  temporary: boolean;
  /** Ids of those who joined by it, oldest first. */
  joinedIds: string[];
}

export interface VoiceState {
  userId: string;
  channelId: string;
  sessionId: string;
  mute: boolean;
  deaf: boolean;
  selfMute: boolean;
  selfDeaf: boolean;
  selfVideo: boolean;
  suppress: boolean;
  requestedAt: string | null;
}

export interface AutomodAction extends JsonObject {
  /** 1 block, 2 alert, 3 timeout, 4 block the member's interactions. */
  type: number;
  metadata: JsonObject;
}

export interface AutomodRule {
  id: string;
  name: string;
  creatorId: string;
  eventType: number;
  triggerType: number;
  metadata: JsonObject;
  actions: AutomodAction[];
  enabled: boolean;
  exemptRoles: string[];
  exemptChannels: string[];
}

export interface Sticker {
  id: string;
  name: string;
  description: string | null;
  tags: string;
  userId: string;
}

/** The guild settings that may be changed besides name and channels, under the platform's names. */
export interface GuildPolicies extends JsonObject {
  verification_level: number;
  default_message_notifications: number;
  explicit_content_filter: number;
  afk_channel_id: string | null;
  afk_timeout: number;
  system_channel_flags: number;
  rules_channel_id: string | null;
  public_updates_channel_id: string | null;
  safety_alerts_channel_id: string | null;
  premium_progress_bar_enabled: boolean;
}

export interface ScheduledEvent {
  id: string;
  creatorId: string;
  name: string;
  description: string | null;
  channelId: string | null;
  location: string | null;
  startsAt: string;
  endsAt: string | null;
  /** 1 scheduled, 2 active, 3 completed, 4 cancelled. */
  status: number;
  /** 1 stage, 2 voice, 3 external. */
  entityType: number;
  interestedIds: string[];
}
