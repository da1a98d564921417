import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { StoredMessage } from './stored-message.ts';
import { createWriteBuffer, type PendingWrite } from './write-buffer.ts';

const log = pino({ level: 'silent' });

const messageOf = (index: number, content = 'hello'): StoredMessage => ({
  guildId: '1',
  id: String(index),
  channelId: '2',
  parentId: null,
  author: { id: '3', name: 'member' },
  content,
  forwarded: [],
  stickers: [],
  poll: null,
  attachments: [],
  embeds: 0,
  mentions: { members: [], roles: [], everyone: false },
  sentAt: new Date(0),
  isDeleted: false,
});

function openBuffer(write: (batch: readonly PendingWrite[]) => Promise<void>) {
  const batches: string[][] = [];
  const buffer = createWriteBuffer({
    log,
    async write(batch) {
      batches.push(batch.map((item) => (item.message ?? item).id));
      await write(batch);
    },
  });
  return { buffer, batches };
}

test('Archives many messages in few batches and in order', async () => {
  const { buffer, batches } = openBuffer(async () => {});

  for (let index = 0; index < 4_500; index += 1) buffer.put(messageOf(index), true);
  await buffer.flush();

  expect(batches.map(({ length }) => length)).toEqual([2_000, 2_000, 500]);
  expect(batches.flat()).toEqual(Array.from({ length: 4_500 }, (_, index) => String(index)));
});

test('Archives a message that changes while it is queued once, in its latest state', async () => {
  const { buffer, batches } = openBuffer(async () => {});
  buffer.put(messageOf(1, 'one'), true);
  buffer.put(messageOf(1, 'two'), true);
  buffer.markDeleted('1', ['1']);

  expect(buffer.find('1')).toMatchObject({ message: { content: 'two', isDeleted: true } });
  await buffer.flush();

  expect(batches).toEqual([['1']]);
  expect(buffer.find('1')).toBeUndefined();
});

test('A message stays readable during its write, and is archived again if it changes meanwhile', async () => {
  let finish = () => {};
  const { buffer, batches } = openBuffer(() => new Promise((resolve) => (finish = resolve)));
  buffer.put(messageOf(1), true);
  const flushed = buffer.flush();

  expect(buffer.find('1')).toMatchObject({ message: { content: 'hello' } });
  buffer.markDeleted('1', ['1']);
  finish();
  await vi.waitFor(() => expect(batches).toHaveLength(2));
  finish();
  await flushed;

  expect(batches).toEqual([['1'], ['1']]);
});

test('Retries a failed write without replacing a newer version of the message', async () => {
  let isAway = true;
  const { buffer, batches } = openBuffer(async () => {
    if (isAway) throw new Error('away');
  });
  buffer.put(messageOf(1, 'one'), true);
  await buffer.flush();
  buffer.put(messageOf(1, 'two'), true);
  isAway = false;

  expect(buffer.find('1')).toMatchObject({ message: { content: 'two' } });
  await buffer.flush();

  expect(batches).toEqual([['1'], ['1']]);
  expect(buffer.find('1')).toBeUndefined();
});

test('Drops the oldest queued messages beyond the limit while writes fail', async () => {
  const { buffer } = openBuffer(() => Promise.reject(new Error('away')));
  for (let index = 0; index < 10_001; index += 1) buffer.put(messageOf(index), true);
  await buffer.flush();

  for (let index = 10_001; index < 12_100; index += 1) buffer.put(messageOf(index), true);

  const kept = Array.from({ length: 12_100 }, (_, index) => buffer.find(String(index))).filter(Boolean);
  expect(kept.length).toBeLessThanOrEqual(12_000);
  expect(buffer.find('12099')).toBeDefined();
});

test('Does not write queued messages of a forgotten guild', async () => {
  const { buffer, batches } = openBuffer(async () => {});
  buffer.put(messageOf(1), true);
  buffer.put({ ...messageOf(2), guildId: '9' }, true);

  buffer.forget((item) => (item.message ?? item).guildId === '1');
  await buffer.flush();

  expect(batches).toEqual([['2']]);
});

test('Does not retry a message that was forgotten during its failed write', async () => {
  let fail = () => {};
  let isAway = true;
  const { buffer, batches } = openBuffer(() =>
    isAway ? new Promise((_resolve, reject) => (fail = () => reject(new Error('away')))) : Promise.resolve(),
  );
  buffer.put(messageOf(1), true);
  buffer.put({ ...messageOf(2), guildId: '9' }, true);
  const flushed = buffer.flush();

  buffer.forget((item) => (item.message ?? item).guildId === '1');
  buffer.put({ ...messageOf(3), guildId: '9' }, true);
  isAway = false;
  fail();
  await flushed;
  await buffer.flush();

  expect(batches[0]).toEqual(['1', '2']);
  expect(batches.slice(1).flat()).toEqual(['2', '3']);
});
