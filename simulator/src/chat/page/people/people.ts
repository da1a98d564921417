import type { Actions } from '../actions.ts';
import { byId, make, partOf } from '../dom.ts';
import { icon } from '../icons.ts';
import { openServerMenu } from '../menus.ts';
import { drawOwnPresence, setUpPresence } from './presence.ts';
import { state } from '../state.ts';
import { language, t } from '../texts/texts.ts';
import { avatarUrl } from './users.ts';

/** Wires the person chooser, the second person side by side, the language and the guild menu. */
export function setUpPeople(actions: Actions) {
  const person = partOf('person', HTMLSelectElement);
  person.addEventListener('change', () => actions.choosePerson(person.value));
  person.setAttribute('aria-label', t.iAm);
  byId('server-menu').setAttribute('aria-label', t.serverMenu);
  byId('server-menu').append(icon('chevron'));
  byId('server-menu').addEventListener('click', () => openServerMenu(byId('server-menu'), actions));
  setUpPresence(actions);
  setUpBeside();
  const other = language === 'ru' ? 'en' : 'ru';
  const toggle = byId('language');
  toggle.textContent = t.otherLanguage;
  toggle.lang = other;
  toggle.addEventListener('click', () => {
    const query = new URLSearchParams(location.search);
    query.set('lang', other);
    location.search = String(query);
  });
}

function setUpBeside() {
  const beside = partOf('beside', HTMLAnchorElement);
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

/** Fills the person chooser. */
export function drawPeople() {
  const { people } = state.world;
  byId('person').replaceChildren(
    ...people.map(({ id, global_name: name }) => make('option', { value: id, selected: id === state.person }, name)),
  );
  partOf('me-avatar', HTMLImageElement).src = avatarUrl(people.find(({ id }) => id === state.person));
  drawOwnPresence();
}
