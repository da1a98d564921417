import type { Platform } from '../platform/platform.ts';
import type { Person } from '../state/state.ts';

export interface PersonInput {
  username: string;
  globalName?: string;
  locale?: Person['locale'];
  acceptsDirectMessages?: boolean;
}

/** Adds a person to the world, in no guild yet; returns their id. */
export function createPerson(platform: Platform, input: PersonInput): string {
  const id = platform.nextId();
  platform.world.people[id] = {
    id,
    username: input.username,
    globalName: input.globalName ?? null,
    avatar: null,
    bot: false,
    locale: input.locale ?? 'en-US',
    acceptsDirectMessages: input.acceptsDirectMessages ?? true,
    demoRole: null,
  };
  platform.stateFile.touch();
  return id;
}
