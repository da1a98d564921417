import type { JsonObject } from '../../base/json.ts';
import { presentBareMember, presentUser } from './present-user.ts';
import type { Message, World } from '../../state/state.ts';

/** The users a message mentions in the gateway's format, with their guild member. */
export function presentMentions(world: World, guildId: string, { mentionUserIds }: Message): JsonObject[] {
  return mentionUserIds.flatMap((id) => {
    const [person, member] = [world.people[id], world.guilds[guildId]?.members[id]];
    if (person === undefined) return [];
    return [{ ...presentUser(person), ...(member !== undefined && { member: presentBareMember(member) }) }];
  });
}
