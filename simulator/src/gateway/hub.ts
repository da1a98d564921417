import type { WebSocket } from 'ws';
import type { JsonObject } from '../json.ts';
import type { Platform, PlatformEvent } from '../platform.ts';
import { canSee } from '../world/permissions.ts';
import { presentGuildCreate } from './guild-payload.ts';
import { INTENT_BITS, wantsEvent } from './intents.ts';
import { type Session, sendDispatch } from './session.ts';

/** The gateway's sessions: who is told what. */
export interface GatewayHub {
  sessions: Map<string, Session>;
  /** Tells the sessions concerned about an event. */
  dispatch: (event: PlatformEvent) => void;
  /** Sends an event to the sessions of that server's shard (or of shard 0) without asking for intents. */
  send: (name: string, data: JsonObject, guildId: string | null) => number;
  /** Tells the bot that it is now in that server. */
  welcome: (guildId: string) => void;
  /** Closes all connections; a session that may not be resumed is forgotten. */
  drop: (how: { resumable: boolean }) => void;
}

/** Events about the bot's own message content stay whole even without the message content intent. */
const CONTENT_FIELDS = ['embeds', 'attachments', 'components'] as const;

export function createGatewayHub(platform: () => Platform): GatewayHub {
  const sessions = new Map<string, Session>();

  const concerned = (guildId: string | null) => [...sessions.values()].filter((session) => isOnShard(session, guildId));

  return {
    sessions,
    dispatch: (event) => {
      if (!botLearns(platform(), event)) return;
      for (const session of concerned(event.guildId)) {
        if (!wantsEvent(session.intents, event.name, event.guildId === null)) continue;
        sendDispatch(session, event.name, withoutHiddenContent(platform(), session, event));
      }
    },
    send: (name, data, guildId) => {
      const targets = concerned(guildId);
      for (const session of targets) sendDispatch(session, name, data);
      return targets.filter(({ socket }) => socket !== null).length;
    },
    welcome: (guildId) => {
      const guild = platform().world.guilds[guildId];
      if (guild === undefined) return;
      for (const session of concerned(guildId)) {
        if (wantsEvent(session.intents, 'GUILD_CREATE', false)) {
          sendDispatch(session, 'GUILD_CREATE', presentGuildCreate(platform(), guild, session));
        }
      }
    },
    drop: ({ resumable }) => {
      const sockets = [...sessions.values()].map(({ socket }) => socket);
      if (!resumable) sessions.clear();
      for (const socket of sockets) closeForReconnect(socket);
    },
  };
}

/** Whether the session's shard serves the server; direct messages belong to shard 0. */
export function isOnShard(session: Session, guildId: string | null): boolean {
  const [shard, count] = session.shard;
  if (guildId === null) return shard === 0;
  return Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard;
}

function botLearns(platform: Platform, event: PlatformEvent): boolean {
  const { world, application } = platform;
  const channel = event.channelId === undefined ? undefined : world.channels[event.channelId];
  if (event.guildId === null) return channel === undefined || channel.recipientIds.includes(application.id);
  const guild = world.guilds[event.guildId];
  if (guild?.members[application.id] === undefined) return false;
  return channel === undefined || canSee(guild, channel, application.id);
}

function withoutHiddenContent(platform: Platform, session: Session, event: PlatformEvent): JsonObject {
  const isMessage = event.name === 'MESSAGE_CREATE' || event.name === 'MESSAGE_UPDATE';
  if (!isMessage || event.guildId === null || session.intents & INTENT_BITS.MessageContent) return event.data;

  const { id } = platform.application;
  const { author, mentions } = event.data;
  const isOwn = isUser(author, id);
  const isMentioned = Array.isArray(mentions) && mentions.some((user) => isUser(user, id));
  if (isOwn || isMentioned) return event.data;
  return { ...event.data, content: '', ...Object.fromEntries(CONTENT_FIELDS.map((field) => [field, []])) };
}

function isUser(value: JsonObject[string], id: string): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value['id'] === id;
}

/** 4000 asks the client to come back; it then resumes or, when its session is gone, identifies. */
function closeForReconnect(socket: WebSocket | null): void {
  socket?.close(4000, 'Please reconnect');
}
