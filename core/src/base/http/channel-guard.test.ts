import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { ChannelGuard, GuardOf } from './channel-guard.ts';
import { endpoint } from './endpoint.ts';

const about = { method: 'GET', access: 'guildManager', summary: 'A call' } as const;
const channel = z.nullable(z.string());
const reply = z.object({ entries: z.array(z.object({ details: z.union([z.object({ channel }), z.string()]) })) });
const body = z.strictObject({ logChannels: z.array(z.string()) });
const empty = z.object({});
const counts = z.object({ channels: z.number() });

test('A call without channels has no guard', () => {
  const call = endpoint({ ...about, url: '/a', schema: { response: { 200: counts } } });

  expect(call.config.channels).toEqual({ taken: null, given: null });
  expectTypeOf<GuardOf<{ response: { 200: typeof counts } }>>().toEqualTypeOf<{ channels?: never }>();
});

test('A call that carries channels names their guard, or does not compile', () => {
  const guard = { taken: null, given: 'readers' } as const;

  const call = endpoint({ ...about, url: '/a', channels: guard, schema: { response: { 200: reply } } });

  expect(call.config.channels).toEqual(guard);
  interface Required {
    channels: ChannelGuard;
  }
  expectTypeOf<GuardOf<{ response: { 200: typeof reply } }>>().toEqualTypeOf<Required>();
  expectTypeOf<GuardOf<{ body: typeof body; response: { 200: typeof empty } }>>().toEqualTypeOf<Required>();
  // A file may contain anything.
  expectTypeOf<GuardOf<{ response: { 200: z.ZodMiniUnknown } }>>().toEqualTypeOf<Required>();
});
