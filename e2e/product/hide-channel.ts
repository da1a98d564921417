import { DEMO_CREDENTIALS } from '@perigee/simulator/demo-application';

const EVERYONE_OVERWRITE = 0;
const MEMBER_OVERWRITE = 1;
const VIEW_CHANNEL = '1024';
const KICK_MEMBERS = '2';

interface Places {
  simulatorUrl: string;
  guildId: string;
}

/** Lets only the owner, administrators and the bot see a channel of a guild. Returns its id. */
export async function hideChannel({ simulatorUrl, guildId }: Places, name: string): Promise<string> {
  const id = await channelId({ simulatorUrl, guildId }, name);
  const bot = await call<{ id: string }>(simulatorUrl, 'GET', '/users/@me');
  const overwrite = (of: string, change: object) =>
    call(simulatorUrl, 'PUT', `/channels/${id}/permissions/${of}`, change);
  await overwrite(bot.id, { type: MEMBER_OVERWRITE, allow: VIEW_CHANNEL, deny: '0' });
  await overwrite(guildId, { type: EVERYONE_OVERWRITE, allow: '0', deny: VIEW_CHANNEL });
  return id;
}

/** The id of a channel. */
export async function channelId({ simulatorUrl, guildId }: Places, name: string): Promise<string> {
  const path = `/guilds/${guildId}/channels`;
  const channels = await call<{ id: string; name: string }[]>(simulatorUrl, 'GET', path);
  const channel = channels.find((each) => each.name === name);
  if (channel === undefined) throw new Error(`There is no channel #${name}`);
  return channel.id;
}

/** The id of a member with that name on the platform. */
export async function memberId({ simulatorUrl, guildId }: Places, name: string): Promise<string> {
  const path = `/guilds/${guildId}/members?limit=100`;
  const members = await call<{ user: { id: string; global_name: string | null } }[]>(simulatorUrl, 'GET', path);
  const member = members.find(({ user }) => user.global_name === name);
  if (member === undefined) throw new Error(`${name} is not a member`);
  return member.user.id;
}

/** Lets a member kick others, and nothing else. */
export async function makeModerator({ simulatorUrl, guildId }: Places, personId: string): Promise<void> {
  const role = { name: 'Moderators', permissions: KICK_MEMBERS };
  const { id } = await call<{ id: string }>(simulatorUrl, 'POST', `/guilds/${guildId}/roles`, role);
  await call(simulatorUrl, 'PUT', `/guilds/${guildId}/members/${personId}/roles/${id}`);
}

/** Has a person write a message and delete it. */
export async function writeAndDelete(simulatorUrl: string, personId: string, channel: string, content: string) {
  const messages = `${simulatorUrl}/control/channels/${channel}`;
  const said = await send<{ id: string }>('POST', `${messages}/says`, { personId, content });
  await send('DELETE', `${messages}/messages/${said.id}`, { personId });
}

/** Calls the platform as the bot. */
function call<Answer>(simulatorUrl: string, method: string, path: string, body?: object): Promise<Answer> {
  return send(method, `${simulatorUrl}/api/v10${path}`, body);
}

async function send<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const reply = await fetch(address, {
    method,
    headers: { authorization: `Bot ${DEMO_CREDENTIALS.botToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${address}: ${reply.status} ${text}`);
  return JSON.parse(text === '' ? 'null' : text);
}
