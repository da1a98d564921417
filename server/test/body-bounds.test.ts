import { giveawayTemplatesSection } from '@perigee/core/rewards/giveaways/section';
import { DESCRIBED_ISSUES_MAX } from '@perigee/core/base/issues/describe-issues';
import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { BODY_BOUNDS } from '../src/http/limits/json-bounds.ts';
import { test } from './support/fixtures.ts';

const { save } = giveawayTemplatesSection;
const { values, entries, depth } = BODY_BOUNDS;
const refused = z.object({ code: z.string(), issues: z.optional(z.array(z.unknown())) });

/** A list nested to that depth. */
function nestedList(count: number): unknown {
  return count === 1 ? [] : [nestedList(count - 1)];
}

describe('a body that is small and holds much', () => {
  test.for([
    { what: 'a list of as many entries as are looked at', body: Array(entries).fill(0), code: 'invalid' },
    { what: 'a list of one more', body: Array(entries + 1).fill(0), code: 'tooLarge' },
    { what: 'as many fields', body: fields(entries), code: 'invalid' },
    { what: 'one field more', body: fields(entries + 1), code: 'tooLarge' },
    { what: 'many lists', body: Array(values / 500).fill(Array(500).fill(0)), code: 'tooLarge' },
    { what: 'lists as deep as are looked at', body: nestedList(depth), code: 'invalid' },
    { what: 'one deeper', body: nestedList(depth + 1), code: 'tooLarge' },
  ])('$what: $code', async ({ body, code }, { api, guild }) => {
    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: code === 'invalid' ? 400 : 413, body: { code } });
  });

  test('is answered with the first of what is wrong with it', async ({ api, guild }) => {
    const params = { guildId: guild.id };

    const many = await api.call(guild.owner.token, save, { params, body: Array.from({ length: entries }, () => ({})) });
    const unknown = await api.call(guild.owner.token, generalSection.save, { params, body: fields(500) });

    expect(z.parse(refused, many.body).issues).toHaveLength(DESCRIBED_ISSUES_MAX);
    expect(z.parse(refused, unknown.body).issues).toHaveLength(DESCRIBED_ISSUES_MAX);
  });
});

function fields(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 0]));
}
