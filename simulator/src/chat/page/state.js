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
};

export function remember() {
  const next = new URLSearchParams();
  for (const key of ['person', 'guild', 'channel']) if (state[key]) next.set(key, state[key]);
  history.replaceState(null, '', `/?${next}`);
}

/** Asks the stand-in as the chosen person; failures carry the platform's message. */
export async function ask(path, method = 'GET', body) {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/sim/people/${state.person}${path}`, { method, ...sent });
  const text = await response.text();
  const answer = text === '' ? null : JSON.parse(text);
  if (!response.ok) throw Object.assign(new Error(answer?.message ?? response.statusText), { status: response.status });
  return answer;
}

/** Makes an element; children may be texts and elements. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

export function avatarUrl(user) {
  if (user?.avatar) return `/cdn/avatars/${user.id}/${user.avatar}.png`;
  return `/cdn/embed/avatars/${Number((BigInt(user?.id ?? 0) >> 22n) % 6n)}.png`;
}

export const colorOf = (number) => (number ? `#${number.toString(16).padStart(6, '0')}` : null);

export function memberOf(id) {
  return state.server?.members.find((member) => member.id === id);
}

export function nameOf(user) {
  return memberOf(user.id)?.name ?? user.global_name ?? user.username;
}
