import type { Store } from '../state/store.ts';
import type { Ask } from './ask.ts';
import type { TypistList } from './connection.ts';

/** The platform shows a typing indicator for ten seconds; it is sent again before that ends. */
const SHOWN_MS = 10_000;
const SEND_EVERY_MS = 8_000;

/** Shows who is writing, each until their message arrives or the time is up. */
export function createTyping(store: Store): TypistList {
  const timers = new Map<string, number>();
  const others = (id: string) => store.read().typists.filter((typist) => typist.id !== id);
  const remove = (id: string) => {
    clearTimeout(timers.get(id));
    if (timers.delete(id)) store.dispatch({ type: 'set', parts: { typists: others(id) } });
  };
  return {
    add: (id, name) => {
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(() => remove(id), SHOWN_MS),
      );
      const isKnown = store.read().typists.some((typist) => typist.id === id);
      if (!isKnown) store.dispatch({ type: 'set', parts: { typists: [...others(id), { id, name }] } });
    },
    remove,
    reset: () => {
      for (const id of Array.from(timers.keys())) remove(id);
    },
  };
}

/** Tells the others that a message is being written, at most once per `SEND_EVERY_MS`. */
export function createSendTyping(store: Store, ask: Ask): (text: string) => void {
  let lastSent: { turn: number; at: number } = { turn: 0, at: 0 };
  return (text) => {
    const { turn, channel } = store.read();
    const isCurrent = lastSent.turn === turn && Date.now() - lastSent.at < SEND_EVERY_MS;
    if (text.trim() === '' || text.startsWith('/') || isCurrent) return;
    lastSent = { turn, at: Date.now() };
    void ask(`/channels/${channel}/typing`, 'POST').catch(() => {});
  };
}
