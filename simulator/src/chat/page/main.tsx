import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstPerson } from './session/navigation.ts';
import { createSession } from './session/session.ts';
import { SessionContext } from './session/use-chat.ts';
import { watchPresses } from './session/watch-presses.ts';
import { initialState } from './state/state.ts';
import { createStore } from './state/store.ts';
import { language } from './texts/texts.ts';

const query = new URLSearchParams(location.search);
const person = query.get('person') ?? firstPerson;
const store = createStore(initialState({ person, guild: query.get('guild'), channel: query.get('channel') }));
const session = createSession(store);
const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');

document.documentElement.lang = language;
watchPresses(store);
createRoot(root).render(
  <SessionContext value={session}>
    <App />
  </SessionContext>,
);
void session.choosePerson(person);
