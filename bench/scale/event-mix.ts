import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { BOT_USER_ID, type FakeWorld, guildCreate, messageCreate } from '../support/fake-guilds.ts';

/**
 * The events a bot with Perigee's intents receives in a day, in thousandths. Discord publishes no figures, but bot
 * owners sometimes do. In one case (github.com/discord/discord-api-docs, 1307) 93 % of all events were presences, for
 * which Perigee has no intent, 3 % messages, and 4 % everything else. Most of the latter are typing and reactions,
 * which Perigee does not receive either, so messages are assumed to be three quarters of the rest. The split of the
 * last quarter is a guess: voice and members before edits, channels and roles rarely.
 */
export const MIX: { readonly [Event: string]: number } = {
  MESSAGE_CREATE: 755,
  VOICE_STATE_UPDATE: 80,
  GUILD_MEMBER_UPDATE: 60,
  MESSAGE_UPDATE: 50,
  MESSAGE_DELETE: 25,
  GUILD_MEMBER_ADD: 14,
  GUILD_MEMBER_REMOVE: 12,
  GUILD_AUDIT_LOG_ENTRY_CREATE: 2,
  CHANNEL_UPDATE: 1,
  GUILD_ROLE_UPDATE: 1,
};

/** One message in this many is a text command: 15 per second at 20,000 events; the platform accepts 50 answers. */
export const MESSAGES_PER_COMMAND = 1_000;

const SHAPE = { channelsPerGuild: 30, rolesPerGuild: 20 };
const EPOCH_BITS = 22n;
/** A multiple of every number of shards, in milliseconds since the platform's epoch. */
const FIRST_MS = 262_144_000_000n;

/** The id of a shard's guild by index; as on the platform, an id determines its shard. */
export function guildIdOf(shard: number, shards: number, index: number): string {
  return String((FIRST_MS + BigInt(index * shards + shard)) << EPOCH_BITS);
}

/** The GUILD_CREATE data of a guild, with unique ids throughout. */
export function describeGuild(id: string, index: number, world: Pick<FakeWorld, 'guilds'>): string {
  const world30: FakeWorld = { ...world, ...SHAPE };
  const text = JSON.stringify(guildCreate(index, world30));
  const { id: written }: { id: string } = JSON.parse(text);
  return text.replaceAll(`"${written}"`, `"${id}"`);
}

export function channelOf(guildId: string, channel: number): string {
  return String(BigInt(guildId) + 1_000n + BigInt(channel % SHAPE.channelsPerGuild));
}

const [message] = [messageCreate(7, { guilds: 1, ...SHAPE })].map((each) => JSON.stringify(each));
/** A member's message, without the fields that vary. */
const MESSAGE = (message ?? '')
  .replace(/"(?:channel_id|guild_id|content|nonce)":"[^"]*",?/g, '')
  .slice(1)
  .replace(/,}$/, '}');
const USER = `{"id":"ID","username":"somebody","discriminator":"0","global_name":"Somebody","avatar":null,"public_flags":0}`;
const MEMBER = `"roles":[],"joined_at":"2024-03-01T12:00:00.000000+00:00","nick":null,"avatar":null,"deaf":false,"mute":false,"flags":0,"pending":false`;

let created = 0;

/** A unique id of the current time. */
export function nextId(): string {
  created += 1;
  return String(BigInt(firstIdAt(Date.now())) + BigInt(created % 4_194_304));
}

/** The data of an event of that kind in a guild; `content` is a message's text. */
export function describeEvent(kind: string, guildId: string, id: string, content: string): string {
  const where = `"guild_id":"${guildId}"`;
  const channel = channelOf(guildId, created);
  const user = USER.replace('ID', String(BigInt(guildId) + 5_000n + BigInt(created % 40)));
  switch (kind) {
    case 'MESSAGE_CREATE':
      return `{"id":"${id}",${where},"channel_id":"${channel}","content":"${content}",${MESSAGE}`;
    case 'MESSAGE_UPDATE':
      return `{"id":"${id}",${where},"channel_id":"${channel}","content":"${content} edited",${MESSAGE}`;
    case 'MESSAGE_DELETE':
      return `{"id":"${id}",${where},"channel_id":"${channel}"}`;
    case 'VOICE_STATE_UPDATE':
      return `{${where},"channel_id":${created % 2 === 0 ? `"${channel}"` : 'null'},"user_id":"${id}","member":{"user":${user},${MEMBER}},"session_id":"s","deaf":false,"mute":false,"self_deaf":false,"self_mute":false,"self_video":false,"suppress":false,"request_to_speak_timestamp":null}`;
    case 'GUILD_MEMBER_REMOVE':
      return `{${where},"user":${user}}`;
    case 'CHANNEL_UPDATE':
      return `{"id":"${channel}",${where},"type":0,"name":"renamed","position":1,"permission_overwrites":[],"topic":null,"nsfw":false,"parent_id":null,"rate_limit_per_user":0,"flags":0}`;
    case 'GUILD_ROLE_UPDATE':
      return `{${where},"role":{"id":"${BigInt(guildId) + 9_000n}","name":"Role","permissions":"0","position":3,"color":1,"colors":{"primary_color":1,"secondary_color":null,"tertiary_color":null},"hoist":false,"managed":false,"mentionable":false,"flags":0}}`;
    case 'GUILD_AUDIT_LOG_ENTRY_CREATE':
      return `{"id":"${id}",${where},"user_id":"${BigInt(guildId) + 1n}","target_id":"${channel}","action_type":11,"changes":[]}`;
    default:
      return `{${where},"user":${user},${MEMBER}}`;
  }
}

export { BOT_USER_ID };
