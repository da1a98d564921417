import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { type Answer, APPLICATION, call, idOf, personWhoIs, start } from './start.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await start();
});
afterAll(() => simulator.close());

/** The header of a PNG of two by three pixels. */
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d4948445200000002000000030806000000', 'hex');

const newGuild = () => {
  const guild = simulator.world.createGuild({
    name: 'Test',
    ownerId: personWhoIs(simulator, 'owner'),
    botPermissions: ['ViewChannel', 'SendMessages', 'AttachFiles', 'ManageChannels', 'ManageRoles'],
  });
  return { id: guild.id, channelId: guild.channelIds[0] ?? '' };
};

/** Sends a message with files, as described in the platform's "Uploading Files". */
async function send(method: string, path: string, body: object, fileCount = 0): Promise<Answer> {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(body));
  for (let index = 0; index < fileCount; index += 1) {
    form.set(`files[${index}]`, new Blob([PICTURE], { type: 'image/png' }), `${index}.png`);
  }
  const headers = { authorization: `Bot ${APPLICATION.botToken}` };
  const response = await fetch(`${simulator.apiUrl}/v10${path}`, { method, headers, body: form });
  const answered: Json = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body: answered };
}

function attachmentsOf({ body }: Answer): JsonObject[] {
  return isObject(body) && Array.isArray(body['attachments']) ? body['attachments'].filter(isObject) : [];
}

function urlOf(attachment: JsonObject | undefined): string {
  const { url } = attachment ?? {};
  return typeof url === 'string' ? url : '';
}

const described = { attachments: [{ id: 0, filename: 'card.png', description: 'A card' }] };

describe('message attachments', () => {
  test('An attachment has the given description and is served unchanged', async () => {
    const sent = await send('POST', `/channels/${newGuild().channelId}/messages`, described, 1);

    const [attachment] = attachmentsOf(sent);
    expect(attachment).toMatchObject({
      filename: 'card.png',
      description: 'A card',
      content_type: 'image/png',
      size: PICTURE.length,
      width: 2,
      height: 3,
    });
    const served = await fetch(urlOf(attachment));
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PICTURE);
  });

  test('An edit keeps attachments unless its list leaves them out', async () => {
    const path = `/channels/${newGuild().channelId}/messages`;
    const id = idOf(await send('POST', path, described, 1));

    const kept = await send('PATCH', `${path}/${id}`, { content: 'Hi' });
    const more = { attachments: [{ id: attachmentsOf(kept)[0]?.['id'] }, { id: 0 }] };
    const joined = await send('PATCH', `${path}/${id}`, more, 1);
    const taken = await send('PATCH', `${path}/${id}`, { attachments: [] });

    const names = [kept, joined, taken].map((answer) => attachmentsOf(answer).map(({ filename }) => filename));
    expect(names).toEqual([['card.png'], ['card.png', '0.png'], []]);
  });

  test('Attaching a file requires ATTACH_FILES', async () => {
    const { id, channelId } = newGuild();
    const attachFiles = String(1 << 15);
    const overwrite = { type: 0, allow: '0', deny: attachFiles };
    const denied = await call(simulator, 'PUT', `/channels/${channelId}/permissions/${id}`, { body: overwrite });

    const refused = await send('POST', `/channels/${channelId}/messages`, described, 1);

    expect([denied.status, refused.status]).toEqual([204, 403]);
    expect(refused.body).toMatchObject({ code: 50013 });
  });
});
