import { automodReplayEndpoints } from '@perigee/core/moderation/automod-replay/endpoints';
import { automodReplaySection } from '@perigee/core/moderation/automod-replay/section';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { describe, expect } from 'vitest';
import { archiving, WRITTEN_WITHIN_MS } from '../support/data/archive.ts';
import { test } from '../support/fixtures.ts';
import { hideChannels } from '../support/moderation/hidden-channels.ts';

/** Fires on every message: the rule with which somebody would read along. */
const ANY_MESSAGE = {
  ...DEFAULT_AUTOMOD,
  flood: { ...DEFAULT_AUTOMOD.flood, enabled: true, options: { messages: 1, symbols: 1 } },
};

describe('Replay of hidden channels', () => {
  test.for([
    { who: 'owner', texts: ['hidden', 'open'] },
    { who: 'administrator', texts: ['hidden', 'open'] },
    { who: 'manager', texts: ['open'] },
    { who: 'editor', texts: ['open'] },
  ] as const)(
    'The $who who switches replay on replays only channels that they can read',
    async ({ who, texts }, { world, guild, api }) => {
      const { people, places } = await hideChannels(api, world, guild);
      const { token } = people[who];
      const params = { guildId: guild.id };
      const switched = await api.call(token, automodReplaySection.save, { params, body: { enabled: true } });
      const archive = archiving(api, { world, guild });
      await archive.seen();
      const ids = [archive.say('open'), archive.say('hidden', places.hidden)];
      await expect.poll(() => archive.ids(), { timeout: WRITTEN_WITHIN_MS }).toEqual(expect.arrayContaining(ids));

      const { body } = await api.call(token, automodReplayEndpoints.replay, { params, body: { rules: ANY_MESSAGE } });

      expect(switched.status).toBe(200);
      const shown: { text: string }[] = Object(body).shown;
      const own = shown.map(({ text }) => text).filter((text) => text !== '!ping');
      expect(own.toSorted()).toEqual([...texts]);
      expect(body).toMatchObject({ messages: shown.length, hits: shown.length });
    },
  );
});
