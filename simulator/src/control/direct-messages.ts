import type { Platform } from '../platform/platform.ts';
import type { Message } from '../state/state.ts';

/** What was written between the bot and that person. */
export function directMessages({ world, application }: Platform, personId: string): Message[] {
  const shared = Object.values(world.channels).filter(
    ({ type, recipientIds }) => type === 1 && [personId, application.id].every((id) => recipientIds.includes(id)),
  );
  return shared.flatMap(({ id }) => world.messages[id] ?? []);
}
