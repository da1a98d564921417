import type { Server, World } from '../shapes/shapes.ts';
import type { DraftAction } from '../state/draft.ts';
import type { Action } from '../state/reducer.ts';
import type { Dialog, Popup } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { type Ask, createAsk, reasonOf } from './ask.ts';
import { createFollow } from './events.ts';
import type { Connection } from './connection.ts';
import { chooseChannel, chooseGuild, choosePerson, openDirect, reload } from './navigation.ts';
import { createSendTyping, createTyping } from './typing.ts';

const WARNING_MS = 8_000;

/** What components do. */
export interface Session {
  store: Store;
  ask: Ask;
  /** Runs the job and shows the reason if it fails. */
  attempt(job: () => unknown): Promise<void>;
  choosePerson(id: string): Promise<void>;
  /** Null opens the direct messages. */
  chooseGuild(id: string | null): Promise<void>;
  chooseChannel(id: string): Promise<void>;
  join(id: string): Promise<void>;
  openDirect(personId: string): Promise<void>;
  openThread(id: string): Promise<void>;
  reload(): Promise<void>;
  sendTyping(text: string): void;
  draft(change: DraftAction): void;
  set(parts: (Action & { type: 'set' })['parts']): void;
  openPopup(popup: Popup): void;
  openDialog(dialog: Dialog): void;
}

/** Connects the state to the simulator. */
export function createSession(store: Store): Session {
  const connection = createConnection(store);
  const { ask, attempt } = connection;
  const set: Session['set'] = (parts) => store.dispatch({ type: 'set', parts });
  return {
    store,
    ask,
    attempt,
    choosePerson: (id) => choosePerson(connection, id),
    chooseGuild: (id) => chooseGuild(connection, id),
    chooseChannel: (id) => chooseChannel(connection, id),
    join: async (id) => {
      await ask(`/guilds/${id}/join`, 'POST');
      set({ world: await ask<World>('') });
      await chooseGuild(connection, id);
    },
    openDirect: (personId) => openDirect(connection, personId),
    openThread: async (id) => {
      set({ server: await ask<Server>(`/guilds/${store.read().guild}`) });
      await chooseChannel(connection, id);
    },
    reload: () => reload(connection),
    sendTyping: createSendTyping(store, ask),
    draft: (change) => store.dispatch({ type: 'draft', change }),
    set,
    openPopup: (popup) => set({ popup }),
    openDialog: (dialog) => store.dispatch({ type: 'openDialog', dialog }),
  };
}

function createConnection(store: Store): Connection {
  let timer: number | undefined;
  let notices = 0;
  const warn = (text: string) => {
    notices += 1;
    store.dispatch({ type: 'set', parts: { notice: { id: notices, text } } });
    clearTimeout(timer);
    timer = setTimeout(() => store.dispatch({ type: 'set', parts: { notice: null } }), WARNING_MS);
  };
  const connection: Connection = {
    store,
    ask: createAsk(store),
    attempt: async (job) => {
      try {
        await job();
      } catch (error) {
        warn(reasonOf(error));
      }
    },
    warn,
    typing: createTyping(store),
    follow: () => follow(),
  };
  const follow = createFollow(connection);
  return connection;
}
