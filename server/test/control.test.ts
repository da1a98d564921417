import { statSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test as base } from 'vitest';
import { controlFile, readControl } from '../src/control/control-file.ts';
import { openWithFolder } from './support/data/data-folder.ts';
import { runTool } from './support/programs/run-tool.ts';
import { perFile } from './support/per-file.ts';
import type { World } from './support/world.ts';
import { giftsOf } from './support/economy/boosting.ts';

const isEmbedded = (process.env['TEST_DATABASE_URL'] ?? '') === '';

const test = base.extend<{ kept: World }>({
  kept: perFile(openWithFolder),
});

test('The gift code tool works while the product runs, with any database', async ({ kept: world }) => {
  const made = await runTool(
    'make-gifts',
    ['--plan', 'premium', '--count', '2', '--expires', '2090-01-31'],
    world.location,
  );

  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^\S+-\S+\n\S+-\S+\n$/) });
  const expiresAt = new Date('2090-01-31T23:59:59.999Z');
  expect(await giftsOf(world)).toEqual([1, 2].map(() => ({ plan: 'premium', months: 1, expiresAt })));
});

describe.skipIf(!isEmbedded)('Control socket of the embedded database', () => {
  const folderOf = ({ config: { database } }: World) => (database.kind === 'embedded' ? (database.folder ?? '') : '');

  test('The control socket ignores a wrong token, and only its owner can read the right one', async ({
    kept: world,
  }) => {
    const folder = folderOf(world);
    const socket = connect(readControl(folder)?.port ?? 0, '127.0.0.1');

    socket.write(`${JSON.stringify({ token: 'x'.repeat(43), order: { order: 'hold' } })}\n`);

    expect(await text(socket)).toBe('');
    expect(statSync(controlFile(folder)).mode & 0o077).toBe(0);
  });

  test.for([{ order: 'dance' }, { order: 'gift' }, { order: 'gift', gift: { plan: 'gold' } }])(
    'The control socket ignores the invalid order %j',
    async (order, { kept: world }) => {
      const { port = 0, token = '' } = readControl(folderOf(world)) ?? {};
      const socket = connect(port, '127.0.0.1');

      socket.write(`${JSON.stringify({ token, order })}\n`);

      expect(token).not.toBe('');
      expect(await text(socket)).toBe('');
    },
  );
});
