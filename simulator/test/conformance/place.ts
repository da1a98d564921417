import { advanceClock } from '../../src/base/clock.ts';
import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import type { PermissionName } from '../../src/state/permission-bits.ts';
import { type Answer, call, objectOf, personWhoIs, start } from '../start.ts';

/** A simulator with practically no rate limits for the bot, for tests of something else. */
export function startLoose(): Promise<Simulator> {
  return start({ botCallsPerSecond: 100_000, messagesPerChannel: 100_000 });
}

export interface Place {
  id: string;
  channelId: string;
  owner: string;
  member: string;
  call: (method: string, path: string, body?: Json, headers?: Record<string, string>) => Promise<Answer>;
}

/** A new guild with a person in it; the bot is an administrator by default. */
export function newPlace(simulator: Simulator, botPermissions?: PermissionName[]): Place {
  const [owner, member] = [personWhoIs(simulator, 'owner'), personWhoIs(simulator, 'member')];
  const rights = botPermissions === undefined ? {} : { botPermissions };
  const guild = simulator.world.createGuild({ name: 'Row', ownerId: owner, members: [member], ...rights });
  const [id, channelId] = [guild.id, guild.channelIds[0] ?? ''];
  const at = (path: string) => path.replace('{guild}', `/guilds/${id}`).replace('{channel}', `/channels/${channelId}`);
  return {
    id,
    channelId,
    owner,
    member,
    call: (method, path, body, headers = {}) =>
      call(simulator, method, at(path), { headers, ...(body === undefined ? {} : { body }) }),
  };
}

/** Runs `make` that many times, one after the other. */
export async function times(count: number, make: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await make(index));
  return answers;
}

/** Runs `make`, and once more after a 429: the simulator's clock is advanced past the limit. */
export async function retryAfterLimit(make: () => Promise<Answer>): Promise<Answer> {
  const answer = await make();
  if (answer.status !== 429) return answer;
  advanceClock(Number(objectOf(answer)['retry_after']) * 1_000 + 1);
  return make();
}
