import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serializeReply } from '../../src/http/serialize-replies.ts';
import { allCalls } from '../support/all-calls.ts';
import { type ReplySchema, replySamples } from '../support/reply-samples.ts';

const calls = await allCalls();

test.each(calls)('a reply of $method $url is written with every branch of its unions and every null', (call) => {
  const schema = call.schema.response[200];
  const write = serializeReply({ schema });
  const described: ReplySchema = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'output' })));
  const samples = replySamples(described);

  const written: unknown[] = samples.map((sample) => JSON.parse(String(write(sample))));

  expect(samples.length).toBeGreaterThan(0);
  expect(written).toEqual(samples);
});

test('a list of values that may be null is written as null inside a union', () => {
  const choice = z.object({ reason: z.nullable(z.enum(['left', 'kicked'])) });
  const schema = z.union([z.object({ entry: choice }), z.object({ other: z.string() })]);

  expect(serializeReply({ schema })({ entry: { reason: null } })).toBe('{"entry":{"reason":null}}');
});
