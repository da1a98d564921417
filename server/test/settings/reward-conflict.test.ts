import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { errorReply } from '@perigee/core/base/http/replies';
import { type Levels, NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { rebase } from '@perigee/core/community/settings/conflicts';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { readHistory } from '../support/data/history.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';

const { schema, initial, save } = levelsSection;

const paying = (five: number, ten: number): Levels => ({
  ...initial,
  rewards: [
    { ...NEW_REWARD, level: 5, money: five },
    { ...NEW_REWARD, level: 10, money: ten },
  ],
});

const saveOn = (api: ApiClient, { id }: GuildFixture, token: string, body: Levels, version: number) =>
  api.call(token, save, { params: { guildId: id }, body, headers: { 'if-match': `"${version}"` } });

describe('Concurrent edits of level rewards', () => {
  test('Rebasing a conflicting save keeps the rewards that both people changed', async ({ api, guild }) => {
    const [base, mine] = [paying(1, 2), paying(1, 9)];
    await saveOn(api, guild, guild.owner.token, base, 0);
    await saveOn(api, guild, guild.manager.token, paying(7, 2), 1);

    const refused = await saveOn(api, guild, guild.owner.token, mine, 1);
    const theirs = errorReply.parse(refused.body).conflict?.value;
    const merged = schema.parse(rebase(schema, { base, theirs, mine }));
    const taken = await saveOn(api, guild, guild.owner.token, merged, 2);
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params: { guildId: guild.id } });

    expect([refused.status, taken.status]).toEqual([409, 200]);
    expect(info.body).toMatchObject({ settings: { levels: paying(7, 9) } });
  });

  test('Undoing one reward change keeps the other, and the history names the reward', async ({ api, guild }) => {
    await saveOn(api, guild, guild.owner.token, paying(1, 2), 0);
    await saveOn(api, guild, guild.manager.token, paying(7, 2), 1);
    await saveOn(api, guild, guild.owner.token, paying(7, 9), 2);

    const params = { guildId: guild.id, section: 'levels', version: '2' };
    const undone = await api.call(guild.manager.token, historyEndpoints.undo, { params });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });
    const history = await readHistory(api, guild);

    expect(undone).toMatchObject({ status: 200, body: { version: 4 } });
    expect(info.body).toMatchObject({ settings: { levels: paying(1, 9) } });
    expect(history.body).toMatchObject({
      entries: [
        { changes: [{ path: ['rewards', '5', 'money'], before: 7, after: 1 }] },
        { changes: [{ path: ['rewards', '10', 'money'], before: 2, after: 9 }] },
        { changes: [{ path: ['rewards', '5', 'money'], before: 1, after: 7 }] },
        {},
      ],
    });
  });
});
