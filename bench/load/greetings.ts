import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { BOT_ID } from '../../server/test/support/world.ts';
import type { PreparePart } from './part.ts';
import { storeSettings } from './settings.ts';

/** Slower than a channel takes messages, in milliseconds. */
const PAUSE_MS = 1_600;

/** People who come in one after the other, each greeted once. */
export const prepareGreetings: PreparePart = async ({ simulator, isOver }, db) => {
  const { world } = simulator;
  const ownerId = world.createPerson({ username: 'host' });
  const { id: guildId, channelIds } = world.createGuild({ name: 'Doors', ownerId, botIn: true });
  const [channel = ''] = channelIds;
  const join = { ...DEFAULT_GREETINGS.join, channel, enabled: true, message: 'Hi {{ member.mention }}' };
  await storeSettings(db, guildId, greetingsSection.name, { ...DEFAULT_GREETINGS, join, perMinute: 0 });
  const joined: string[] = [];
  const postsOf = () => {
    const posts = world.messages(channel).filter(({ authorId }) => authorId === BOT_ID);
    return joined.map((id) => posts.filter(({ content }) => content === `Hi <@${id}>`).length);
  };
  const countLost = () => postsOf().filter((count) => count === 0).length;

  return {
    name: 'greetings',
    async run() {
      while (!isOver()) {
        const personId = world.createPerson({ username: `guest${joined.length}` });
        world.addMember(guildId, personId);
        joined.push(personId);
        await sleep(PAUSE_MS);
      }
    },
    remaining: countLost,
    async audit() {
      const posts = postsOf();
      const total = posts.reduce((sum, count) => sum + count, 0);
      return {
        summary: `${joined.length} came in, ${total} greetings`,
        wrongs: { lost: countLost(), doubled: posts.filter((count) => count > 1).length },
        hasWorked: total > 0,
      };
    },
  };
};
