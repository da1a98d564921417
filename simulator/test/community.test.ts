import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { newPlace, type Place, startLoose } from './conformance/place.ts';
import { idOf } from './start.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startLoose();
});
afterAll(() => simulator.close());

const SAFE = { verification_level: 1, explicit_content_filter: 2 };

async function communityOf(
  place: Place,
): Promise<{ rulesId: string; updatesId: string; fields: Record<string, Json> }> {
  const make = async (name: string) => idOf(await place.call('POST', '{guild}/channels', { name }));
  const [rulesId, updatesId] = [await make('rules'), await make('updates')];
  const channels = { rules_channel_id: rulesId, public_updates_channel_id: updatesId };
  return { rulesId, updatesId, fields: { ...SAFE, ...channels, features: ['COMMUNITY'] } };
}

describe('enabling COMMUNITY', () => {
  test('A server that meets all requirements can become a community', async () => {
    const place = newPlace(simulator);
    const { fields } = await communityOf(place);

    const answer = await place.call('PATCH', '{guild}', fields);

    expect(answer).toMatchObject({ status: 200, body: fields });
  });

  test.for(['rules_channel_id', 'public_updates_channel_id', 'verification_level', 'explicit_content_filter'])(
    'Rejects enabling COMMUNITY without %s with code 40006',
    async (name) => {
      const place = newPlace(simulator);
      const { fields } = await communityOf(place);
      const missing = name.endsWith('_id') ? null : 0;

      const answer = await place.call('PATCH', '{guild}', { ...fields, [name]: missing });

      expect(answer).toMatchObject({ status: 403, body: { code: 40006 } });
    },
  );

  test('Only an administrator can enable COMMUNITY', async () => {
    const place = newPlace(simulator, ['ManageGuild', 'ManageChannels', 'ViewChannel']);
    const { fields } = await communityOf(place);

    const answers = [
      await place.call('PATCH', '{guild}', fields),
      await place.call('PATCH', '{guild}', { features: ['INVITES_DISABLED'] }),
    ];

    expect(answers).toMatchObject([{ status: 403, body: { code: 50013 } }, { status: 200 }]);
  });

  test('Rejects a voice channel as the rules channel with code 50086', async () => {
    const place = newPlace(simulator);
    const { fields } = await communityOf(place);
    const voice = idOf(await place.call('POST', '{guild}/channels', { name: 'Voice', type: 2 }));

    const answer = await place.call('PATCH', '{guild}', { ...fields, rules_channel_id: voice });

    expect(answer).toMatchObject({ status: 400, body: { code: 50086 } });
  });

  test('Rejects a rules channel of another server', async () => {
    const [place, other] = [newPlace(simulator), newPlace(simulator)];
    const { fields } = await communityOf(place);

    const answer = await place.call('PATCH', '{guild}', { ...fields, rules_channel_id: other.channelId });

    expect(answer).toMatchObject({ status: 404, body: { code: 10003 } });
  });
});

describe('community', () => {
  test('Rejects deleting or converting the rules channel of a community', async () => {
    const place = newPlace(simulator);
    const { rulesId, fields } = await communityOf(place);
    await place.call('PATCH', '{guild}', fields);

    const answers = [
      await place.call('DELETE', `/channels/${rulesId}`),
      await place.call('PATCH', `/channels/${rulesId}`, { type: 5 }),
      await place.call('PATCH', '{channel}', { type: 5 }),
    ];

    expect(answers).toMatchObject([{ body: { code: 50074 } }, { body: { code: 50086 } }, { body: { type: 5 } }]);
  });

  test('Rejects converting a channel to an announcement channel outside a community', async () => {
    expect(await newPlace(simulator).call('PATCH', '{channel}', { type: 5 })).toMatchObject({ body: { code: 50024 } });
  });

  test('Deleting the rules channel of a former community resets rules_channel_id', async () => {
    const place = newPlace(simulator);
    const { rulesId, fields } = await communityOf(place);
    await place.call('PATCH', '{guild}', fields);
    await place.call('PATCH', '{guild}', { features: [] });

    const removed = await place.call('DELETE', `/channels/${rulesId}`);

    expect(removed.status).toBe(200);
    expect(await place.call('GET', '{guild}')).toMatchObject({ body: { rules_channel_id: null, features: [] } });
  });
});
