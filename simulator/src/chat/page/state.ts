import type { Message } from './messages/message-shapes.ts';
import type { Channel, CommandPart, MenuCommand, Server, World } from './shapes.ts';
import { t } from './texts/texts.ts';

interface State {
  person: string;
  guild: string | null;
  channel: string | null;
  world: World;
  server: Server | null;
  messages: Message[];
  commands: CommandPart[];
  menus: MenuCommand[];
  /** Channels with messages since they were last viewed. */
  unread: Set<string>;
}

/** The default person; the server renders it into the page. */
export const firstPerson = document.documentElement.dataset['person'] ?? '';

/** The page's state; the selection is also in the URL, so that it can be linked to. */
const query = new URLSearchParams(location.search);
export const state: State = {
  person: query.get('person') ?? firstPerson,
  guild: query.get('guild'),
  channel: query.get('channel'),
  world: { people: [], status: 'offline', customStatus: null, guilds: [], joinable: [], direct: [] },
  server: null,
  messages: [],
  commands: [],
  menus: [],
  unread: new Set(),
};

/** Writes the selection into the URL. */
export function remember() {
  const next = new URLSearchParams();
  for (const key of ['person', 'guild', 'channel'] as const) if (state[key]) next.set(key, state[key]);
  const lang = query.get('lang');
  if (lang !== null) next.set('lang', lang);
  history.replaceState(null, '', `/?${next}`);
}

/** Calls the simulator as the chosen person. Known errors carry their reason in the reader's language. */
export async function ask<Answer = unknown>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/sim/people/${state.person}${path}`, { method, ...sent });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (response.ok) return answer;
  throw new Error(response.status === 504 ? t.noResponse : refusalOf(answer, response.statusText));
}

/**
 * The text of an error: the AutoMod rule's custom message, else the page's text for the code, else the platform's
 * message.
 */
function refusalOf(refusal: Refusal | null, status: string): string {
  const known: Record<number, string> = t.errors;
  return refusal?.errors?.customMessage ?? known[refusal?.code ?? 0] ?? refusal?.message ?? status;
}

interface Refusal {
  code?: number;
  message?: string;
  errors?: { customMessage?: string };
}

/** The guild's channels and threads, or the direct channels. */
export function openChannels(): Channel[] {
  return state.server ? [...state.server.channels, ...state.server.threads] : state.world.direct;
}

/** The open channel; undefined if there is none. */
export const currentChannel = () => openChannels().find(({ id }) => id === state.channel);

/** The prefix of a text channel's name. */
export const channelPrefix = ({ type }: Channel) => (type === 0 || type === 5 ? '#' : '');

/** Whether the channel is a forum or media channel, which holds only posts. */
export const isForum = (channel: Channel | undefined) => channel?.type === 15 || channel?.type === 16;

/** Whether the person has the right in the open channel. */
export const mayInChannel = (right: string) => currentChannel()?.rights.includes(right) === true;

/** Whether the person has the right in the guild. */
export const mayInServer = (right: string) => state.server?.rights.includes(right) === true;
