import { t } from './texts.js';

/** What is chosen and known; the address bar keeps the choice, so that it can be linked to. */
const query = new URLSearchParams(location.search);
export const state = {
  person: query.get('person') ?? document.documentElement.dataset.person,
  guild: query.get('guild'),
  channel: query.get('channel'),
  world: null,
  server: null,
  messages: [],
  commands: [],
  menus: [],
  unread: new Set(),
};

/** Writes the choice into the address bar. */
export function remember() {
  const next = new URLSearchParams();
  for (const key of ['person', 'guild', 'channel']) if (state[key]) next.set(key, state[key]);
  if (query.has('lang')) next.set('lang', query.get('lang'));
  history.replaceState(null, '', `/?${next}`);
}

/** Asks the stand-in as the chosen person; failures carry the reason in the reader's language where it is a known one. */
export async function ask(path, method = 'GET', body) {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/sim/people/${state.person}${path}`, { method, ...sent });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (response.ok) return answer;
  const reason = response.status === 504 ? t.noResponse : (answer?.errors?.customMessage ?? t.errors[answer?.code]);
  throw new Error(reason ?? answer?.message ?? response.statusText);
}

/** The channels and threads of the server, or the direct channels. */
export function openChannels() {
  return state.server ? [...state.server.channels, ...state.server.threads] : state.world.direct;
}

export const currentChannel = () => openChannels().find(({ id }) => id === state.channel);

/** The sign before the name of a text channel. */
export const channelPrefix = ({ type }) => (type === 0 || type === 5 ? '#' : '');

/** Channels that hold posts alone. */
export const isForum = (channel) => channel?.type === 15 || channel?.type === 16;

/** Whether the person has the right in the channel they look at. */
export const mayInChannel = (right) => currentChannel()?.rights.includes(right) === true;

/** Whether the person has the right in the server. */
export const mayInServer = (right) => state.server?.rights.includes(right) === true;
