import type { JsonObject } from '../../base/json.ts';
import { presentBareMember, presentUser } from './present-user.ts';
import type { Message, World } from '../../state/state.ts';

/** Whom a message mentions, as the gateway tells it: with what they are in the guild. */
export function presentMentions(world: World, guildId: string, { mentionUserIds }: Message): JsonObject[] {
  return mentionUserIds.flatMap((id) => {
    const [person, member] = [world.people[id], world.guilds[guildId]?.members[id]];
    if (person === undefined) return [];
    return [{ ...presentUser(person), ...(member !== undefined && { member: presentBareMember(member) }) }];
  });
}
