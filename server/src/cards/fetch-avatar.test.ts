import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchAvatar } from './fetch-avatar.ts';

/** A fake CDN with a configurable answer that records requested paths. */
let server: Server;
let cdnUrl = '';
let requested: string[] = [];
let answer: (response: ServerResponse) => void = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  cdnUrl = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => {
  requested = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const user = { id: '123456789012345678', username: 'alice', avatar: 'a_0123' };
const PICTURE = Buffer.from('picture');
const picture = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);

describe('Avatars', () => {
  test('Fetches a small still avatar, or the default one, from the CDN', async () => {
    answer = picture;

    const [own, preset] = [await fetchAvatar(cdnUrl, user), await fetchAvatar(cdnUrl, { ...user, avatar: null })];

    expect(own).toBe(`data:image/png;base64,${PICTURE.toString('base64')}`);
    expect(preset).toBe(own);
    expect(requested).toEqual([
      '/avatars/123456789012345678/a_0123.png?size=256',
      expect.stringMatching(/^\/embed\/avatars\/[0-5]\.png$/),
    ]);
  });

  const failures: { what: string; how: (response: ServerResponse) => void }[] = [
    { what: 'missing', how: (response) => response.writeHead(404, { 'content-type': 'image/png' }).end(PICTURE) },
    { what: 'not a picture', how: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>') },
    {
      what: 'too large',
      how: (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(1024 * 1024 + 1)),
    },
    { what: 'cut off', how: (response) => response.writeHead(200, { 'content-type': 'image/png' }).destroy() },
    { what: 'too late', how: () => {} },
  ];
  test.for(failures)('Returns no avatar when the CDN response is $what', async ({ how }) => {
    answer = how;

    const found = await fetchAvatar(cdnUrl, user);

    expect(found).toBeNull();
  });

  test('Does not follow redirects when fetching an avatar', async () => {
    answer = (response) => {
      if (requested.length === 1) response.writeHead(302, { location: `${cdnUrl}/elsewhere.png` }).end();
      else picture(response);
    };

    const found = await fetchAvatar(cdnUrl, user);

    expect([found, requested.length]).toEqual([null, 1]);
  });
});
