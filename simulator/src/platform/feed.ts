import type { ServerResponse } from 'node:http';
import type { PlatformEvent } from '../state/platform-event.ts';

/** Keeps idle connections open through proxies. */
const KEEP_ALIVE_MS = 20_000;

/** Event subscriptions of open chat pages and of tests. */
export interface ChatFeed {
  publish: (event: PlatformEvent) => void;
  /** Calls the listener for every event until the returned function is called. */
  follow: (listener: (event: PlatformEvent) => void) => () => void;
  /**
   * Streams events to a page as server-sent events; `pick` turns an event into the page's message, or null to skip it.
   */
  stream: (response: ServerResponse, pick: (event: PlatformEvent) => string | null) => void;
  close: () => void;
}

export function createChatFeed(): ChatFeed {
  const listeners = new Set<(event: PlatformEvent) => void>();
  const responses = new Set<ServerResponse>();
  const timer = setInterval(() => {
    for (const response of responses) response.write(': still here\n\n');
  }, KEEP_ALIVE_MS);
  timer.unref();

  const follow: ChatFeed['follow'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    follow,
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    stream: (response, pick) => {
      responses.add(response);
      response.write('retry: 500\n\n');
      const unfollow = follow((event) => {
        const text = pick(event);
        if (text !== null) response.write(`data: ${text}\n\n`);
      });
      response.on('close', () => {
        unfollow();
        responses.delete(response);
      });
    },
    close: () => {
      clearInterval(timer);
      for (const response of responses) response.end();
      listeners.clear();
    },
  };
}
