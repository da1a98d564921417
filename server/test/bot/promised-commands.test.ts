import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { NEW_CUSTOM_JOB } from '@perigee/core/economy/custom-jobs/schema';
import { keepersOf } from '@perigee/core/site/promises/promises';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { openShopping } from '../support/economy/shopping.ts';

/** The bot's answers when it knows a command but does not run it. */
const REFUSED = /switched off|went wrong|not available|does not exist|no such/i;

describe('Advertised commands', () => {
  test.for(keepersOf('command'))(
    'The bot answers the advertised command “$name $rest”',
    async ({ name, rest }, { world, guild, api }) => {
      const shopping = openShopping(world, guild, api);
      await shopping.give(10_000);
      await shopping.sell({ name: 'map', price: 10 });
      const body = { ...NEW_CUSTOM_JOB, name: 'Pilot' };
      await api.call(guild.owner.token, customJobsEndpoints.create, { params: { guildId: guild.id }, body });
      if (rest === 'map') await shopping.chat.ask('!buy map');

      const { content, embeds } = await shopping.chat.ask(`!${name} ${rest}`.trim());

      expect(`${content}${JSON.stringify(embeds)}`).not.toMatch(REFUSED);
    },
  );

  test('Every advertised command is in the site’s command list', async ({ api }) => {
    const { body } = await api.call(null, commandsEndpoints.list, {});

    const listed = JSON.stringify(body);
    expect(keepersOf('command').filter(({ name }) => !listed.includes(`"name":"${name}"`))).toEqual([]);
  });
});
