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
  /** Channels in which something was said since they were looked at. */
  unread: Set<string>;
}

/** Who one is where nobody was chosen; the page is served with it. */
export const firstPerson = document.documentElement.dataset['person'] ?? '';

/** What is chosen and known; the address bar keeps the choice, so that it can be linked to. */
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

/** Writes the choice into the address bar. */
export function remember() {
  const next = new URLSearchParams();
  for (const key of ['person', 'guild', 'channel'] as const) if (state[key]) next.set(key, state[key]);
  const lang = query.get('lang');
  if (lang !== null) next.set('lang', lang);
  history.replaceState(null, '', `/?${next}`);
}

/** Asks the stand-in as the chosen person; failures carry the reason in the reader's language where it is a known one. */
export async function ask<Answer = unknown>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/sim/people/${state.person}${path}`, { method, ...sent });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (response.ok) return answer;
  throw new Error(response.status === 504 ? t.noResponse : refusalOf(answer, response.statusText));
}

/** What a refusal says: the host's own words, else ours for its code, else the platform's. */
function refusalOf(refusal: Refusal | null, status: string): string {
  const known: Record<number, string> = t.errors;
  return refusal?.errors?.customMessage ?? known[refusal?.code ?? 0] ?? refusal?.message ?? status;
}

interface Refusal {
  code?: number;
  message?: string;
  errors?: { customMessage?: string };
}

/** The channels and threads of the server, or the direct channels. */
export function openChannels(): Channel[] {
  return state.server ? [...state.server.channels, ...state.server.threads] : state.world.direct;
}

/** The channel that is shown; undefined before there is one. */
export const currentChannel = () => openChannels().find(({ id }) => id === state.channel);

/** The sign before the name of a text channel. */
export const channelPrefix = ({ type }: Channel) => (type === 0 || type === 5 ? '#' : '');

/** Channels that hold posts alone. */
export const isForum = (channel: Channel | undefined) => channel?.type === 15 || channel?.type === 16;

/** Whether the person has the right in the channel they look at. */
export const mayInChannel = (right: string) => currentChannel()?.rights.includes(right) === true;

/** Whether the person has the right in the server. */
export const mayInServer = (right: string) => state.server?.rights.includes(right) === true;
