import type { Platform } from '../platform/platform.ts';
import { guildIdsOf } from '../state/membership-index.ts';
import { getGuild } from '../world/lookups.ts';
import { presentSelf } from '../world/views/present-user.ts';
import { presentGuildCreate } from './guild-payload.ts';
import { includesEvent } from './intents.ts';
import { type Session, sendDispatch } from '../sessions/session.ts';
import { isOnShard } from './shards.ts';

/** Sends a new session READY, then each guild of its shard. */
export function sendReady(platform: Platform, session: Session): void {
  const { world, application } = platform;
  const bot = world.people[application.id];
  const guildIds = guildIdsOf(world, application.id).filter((id) => isOnShard(session.shard, id));
  const ready = {
    v: 10,
    user: bot === undefined ? null : presentSelf(bot, []),
    guilds: guildIds.map((id) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: platform.gatewayUrl,
    session_type: 'normal',
    shard: session.shard,
    application: { id: application.id, flags: 0 },
    private_channels: [],
    relationships: [],
    _trace: ['simulator'],
  };
  sendDispatch(session, 'READY', JSON.stringify(ready));
  if (!includesEvent(session.intents, 'GUILD_CREATE', false)) return;
  for (const id of guildIds) {
    sendDispatch(session, 'GUILD_CREATE', JSON.stringify(presentGuildCreate(platform, getGuild(world, id), session)));
  }
}
