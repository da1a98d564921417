import { randomBytes } from 'node:crypto';
import { type Application, PRIVILEGED_INTENTS, type PrivilegedIntent } from '../state/application.ts';
import type { Json, JsonObject } from '../base/json.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { guildIdsOf } from '../state/membership-index.ts';
import type { Connection } from './connection.ts';
import { compressPayload } from '../sessions/compression.ts';
import { sendReady } from './send-ready.ts';
import { INTENT_BITS, KNOWN_INTENTS } from './intents.ts';
import { type CloseName, OP } from '../sessions/protocol.ts';
import type { Presence } from '../state/state.ts';
import type { Session } from '../sessions/session.ts';
import { readPresence, updatePresence } from './update-presence.ts';
import { isOnShard, readShard, type Shard, shardMultiple } from './shards.ts';

/** The member count above which a guild is large (topic "Gateway Events", "Identify Structure"). */
const LARGE_THRESHOLD = { preset: 50, min: 50, max: 250 };

const PRIVILEGED_BITS: Record<PrivilegedIntent, number> = {
  members: INTENT_BITS.GuildMembers,
  presences: INTENT_BITS.GuildPresences,
  messageContent: INTENT_BITS.MessageContent,
};

/** Answers opcode 2: starts a session, or closes the connection with the reason. */
export function identify(connection: Connection, data: JsonObject): void {
  const { platform, wire } = connection;
  if (connection.session !== null) return wire.close('alreadyAuthenticated');
  const application = readBotToken(platform, data['token']);
  if (application === undefined) return wire.close('authenticationFailed');
  const presence = data['presence'] ?? null;
  if (presence !== null && readPresence(presence) === undefined) return wire.close('decodeError');
  const requested = readRequest(platform, application, data);
  if (typeof requested === 'string') return wire.close(requested);

  const guildCount = guildIdsOf(platform.world, application.id).length;
  const verdict = platform.gateway.starts.take(application.id, requested.shard[0], guildCount);
  if (verdict === 'too fast') return wire.sendOp(OP.invalidSession, false);
  if (verdict === 'used up') {
    platform.applications.resetToken(application);
    platform.gateway.endSessions(application.id);
    return wire.close('authenticationFailed');
  }
  platform.counters.add('identifies');
  if (data['compress'] === true && !wire.isCompressed()) wire.compressWith(compressPayload);
  begin(connection, application, {
    ...requested,
    threshold: data['large_threshold'],
    presence: readPresence(presence),
  });
}

/** The application whose bot has the token, which clients may send with a `Bot` prefix. */
export function readBotToken({ applications }: Platform, token: Json | undefined): Application | undefined {
  return typeof token === 'string' ? applications.ofBot(token.replace(/^Bot /, '')) : undefined;
}

function readRequest(
  platform: Platform,
  application: Application,
  { intents, shard: requested }: JsonObject,
): { intents: number; shard: Shard } | CloseName {
  const shard = readShard(requested);
  if (shard === undefined) return 'invalidShard';
  if (typeof intents !== 'number' || !Number.isInteger(intents) || intents < 0 || intents & ~KNOWN_INTENTS) {
    return 'invalidIntents';
  }
  const refused = PRIVILEGED_INTENTS.filter((name) => !application.privilegedIntents.includes(name));
  if (refused.some((name) => intents & PRIVILEGED_BITS[name])) return 'disallowedIntents';
  const guildIds = guildIdsOf(platform.world, application.id);
  if (shard[1] % shardMultiple(guildIds.length, platform.limits) !== 0) return 'invalidShard';
  const guilds = guildIds.filter((id) => isOnShard(shard, id));
  return guilds.length > platform.limits.guildsPerShard ? 'shardingRequired' : { intents, shard };
}

function begin(
  connection: Connection,
  application: Application,
  start: { intents: number; shard: Shard; threshold: Json | undefined; presence: Presence | undefined },
): void {
  const { intents, shard, threshold, presence } = start;
  const { preset, min, max } = LARGE_THRESHOLD;
  const session: Session = {
    id: randomBytes(16).toString('hex'),
    applicationId: application.id,
    intents,
    shard,
    largeThreshold: typeof threshold === 'number' ? Math.min(max, Math.max(min, threshold)) : preset,
    sequence: 0,
    sentEvents: [],
    wire: connection.wire,
    lostAt: 0,
    events: connection.platform.gateway.events,
  };
  connection.session = session;
  connection.platform.gateway.sessions.set(session.id, session);
  const own = actingAs(connection.platform, application);
  sendReady(own, session);
  if (presence !== undefined) updatePresence(own, session, presence);
}
