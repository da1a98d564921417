import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const about = { method: 'GET', access: 'guildManager', summary: 'A call' } as const;

test('A call without channels has no guard', () => {
  const call = endpoint({ ...about, url: '/a', schema: { response: { 200: z.object({ id: z.string() }) } } });

  expect(call.config.channels).toEqual({ taken: null, given: null });
});

test('A call that carries channels names their guard, or does not compile', () => {
  const channel = z.nullable(z.string());
  const reply = z.object({ entries: z.array(z.object({ details: z.union([z.object({ channel }), z.string()]) })) });
  const guard = { taken: null, given: 'readers' } as const;

  const call = endpoint({ ...about, url: '/a', channels: guard, schema: { response: { 200: reply } } });

  // @ts-expect-error A channel in the answer needs a guard.
  endpoint({ ...about, url: '/b', schema: { response: { 200: reply } } });
  const body = z.strictObject({ logChannels: z.array(z.string()) });
  // @ts-expect-error So does a channel in the input.
  endpoint({ ...about, url: '/c', schema: { body, response: { 200: z.object({}) } } });
  // @ts-expect-error So does a file, which may contain anything.
  endpoint({ ...about, url: '/d', schema: { response: { 200: z.unknown() } } });
  const counts = z.object({ channels: z.number() });
  endpoint({ ...about, url: '/e', schema: { response: { 200: counts } } });
  expect(call.config.channels).toEqual(guard);
});
