import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { greetingsSection } from '@perigee/core/greetings/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { BOT_ID } from '../../server/test/support/world.ts';
import { atOnce, type Check, countOf, makeOwned, statuses } from './check.ts';

/** Calls a person may make per minute, as configured for the sites. */
export const CALLS_PER_MINUTE = 60;

const rateLimit: Check = {
  name: `calls of one address and person, ${CALLS_PER_MINUTE} a minute allowed`,
  async run(world) {
    const { token } = makeOwned(world, 'Limited');
    const replies = [];
    for (let count = 0; count < 2 * CALLS_PER_MINUTE; count += 1)
      replies.push(await world.balanced.call(token, guildsEndpoints.list));
    const allowed = countOf(replies, 200);
    // Without Redis each site counts by itself.
    const most = world.hasRedis ? CALLS_PER_MINUTE : CALLS_PER_MINUTE * world.sites.length;
    return { summary: statuses(replies), isRight: allowed >= CALLS_PER_MINUTE && allowed <= most };
  },
};

const throttle: Check = {
  name: 'a test of a greeting on all sites at once, one in 10 s allowed',
  async run(world) {
    const { id: guildId, token, channelId } = makeOwned(world, 'Tested');
    const params = { guildId };
    const join = { ...DEFAULT_GREETINGS.join, enabled: true, channel: channelId, message: 'Hi' };
    await world.balanced.call(token, greetingsSection.save, { params, body: { ...DEFAULT_GREETINGS, join } });
    const body = { type: 'join' };
    const replies = await atOnce(world, (api) => api.call(token, greetingsEndpoints.test, { params, body }));
    const posts = world.simulator.world.messages(channelId).filter(({ authorId }) => authorId === BOT_ID).length;
    const most = world.hasRedis ? 1 : world.sites.length;
    const isRight = posts >= 1 && posts <= most && countOf(replies, 200) === posts;
    return { summary: `${statuses(replies)}, ${posts} sent`, isRight };
  },
};

export const LIMIT_CHECKS: readonly Check[] = [throttle, rateLimit];
