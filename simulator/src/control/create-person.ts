import type { Platform } from '../platform.ts';
import type { Person } from '../world/state.ts';

export interface PersonWishes {
  username: string;
  globalName?: string;
  locale?: Person['locale'];
  acceptsDirectMessages?: boolean;
}

/** Adds a person to the world; they are in no server yet. */
export function createPerson(platform: Platform, wishes: PersonWishes): string {
  const id = platform.nextId();
  platform.world.people[id] = {
    id,
    username: wishes.username,
    globalName: wishes.globalName ?? null,
    avatar: null,
    bot: false,
    locale: wishes.locale ?? 'en-US',
    acceptsDirectMessages: wishes.acceptsDirectMessages ?? true,
    demoRole: null,
  };
  platform.stateFile.touch();
  return id;
}
