import type { User } from '../shapes/message-shapes.ts';
import type { Channel, Member, Person, Role, Server } from '../shapes/shapes.ts';
import type { State } from './state.ts';

/** The guild's channels and threads, or the direct channels. */
export function openChannels({ server, world }: Pick<State, 'server' | 'world'>): Channel[] {
  return server ? [...server.channels, ...server.threads] : world.direct;
}

/** The open channel; undefined if there is none. */
export const currentChannel = (state: State) => openChannels(state).find(({ id }) => id === state.channel);

/** The prefix of a text channel's name. */
export const channelPrefix = ({ type }: Channel) => (type === 0 || type === 5 ? '#' : '');

/** Whether the channel is a forum or media channel, which holds only posts. */
export const isForum = (channel: Channel | undefined) => channel?.type === 15 || channel?.type === 16;

/** Whether it is a voice channel. */
export const isVoice = ({ type }: Channel) => type === 2 || type === 13;

/** Whether the person has the right in the open channel. */
export const mayInChannel = (state: State, right: string) => currentChannel(state)?.rights.includes(right) === true;

/** Whether the person has the right in the guild. */
export const mayInServer = ({ server }: State, right: string) => server?.rights.includes(right) === true;

/** Whether the guild's menu has any entries. */
export const hasServerMenu = (state: State) =>
  state.server !== null && (mayInServer(state, 'BanMembers') || !state.server.isOwner);

/** The member of the open guild with an id. */
export const memberOf = ({ server }: State, id: string): Member | undefined =>
  server?.members.find((member) => member.id === id);

/** A user's display name. */
export const nameOf = (state: State, user: User) => memberOf(state, user.id)?.name ?? user.global_name ?? user.username;

/** People to choose from: the guild's members, or the demo people outside of a guild. */
export function listedPeople(server: Server | null, people: Person[]): { id: string; name: string }[] {
  return server?.members ?? people.map(({ id, global_name: name, username }) => ({ id, name: name ?? username }));
}

/** A role as it is mentioned; @everyone already has its @. */
export const roleLabel = ({ name }: Role) => (name.startsWith('@') ? name : `@${name}`);
