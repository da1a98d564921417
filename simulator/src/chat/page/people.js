import { byId, make } from './dom.js';
import { icon } from './icons.js';
import { openServerMenu } from './menus.js';
import { drawOwnPresence, setUpPresence } from './presence.js';
import { state } from './state.js';
import { language, t } from './texts.js';
import { avatarUrl } from './users.js';

/** Wires who one is, the second person beside, the language and the server's menu. */
export function setUpPeople(actions) {
  byId('person').addEventListener('change', (event) => actions.choosePerson(event.target.value));
  byId('person').setAttribute('aria-label', t.iAm);
  byId('server-menu').setAttribute('aria-label', t.serverMenu);
  byId('server-menu').append(icon('chevron'));
  byId('server-menu').addEventListener('click', ({ currentTarget }) => openServerMenu(currentTarget, actions));
  setUpPresence(actions);
  setUpBeside();
  const other = language === 'ru' ? 'en' : 'ru';
  const toggle = byId('language');
  toggle.textContent = t.otherLanguage;
  toggle.lang = other;
  toggle.addEventListener('click', () => {
    const query = new URLSearchParams(location.search);
    query.set('lang', other);
    location.search = query;
  });
}

function setUpBeside() {
  const beside = byId('beside');
  beside.append(icon('beside', { size: 16 }), t.beside);
  beside.href = '/beside';
  beside.hidden = window !== window.parent;
  beside.addEventListener('click', () => {
    const other = state.world.people.find(({ id }) => id !== state.person)?.id ?? '';
    const places = {
      person: state.person,
      other,
      guild: state.guild ?? '',
      channel: state.channel ?? '',
      lang: language,
    };
    beside.href = `/beside?${new URLSearchParams(places)}`;
  });
}

/** The people one can be. */
export function drawPeople() {
  const { people } = state.world;
  byId('person').replaceChildren(
    ...people.map(({ id, global_name: name }) => make('option', { value: id, selected: id === state.person }, name)),
  );
  byId('me-avatar').src = avatarUrl(people.find(({ id }) => id === state.person));
  drawOwnPresence();
}
