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

describe('Request body limits', () => {
  test.for([
    { what: 'a list of the maximum length', body: Array(entries).fill(0), code: 'invalid' },
    { what: 'a list one entry too long', body: Array(entries + 1).fill(0), code: 'tooLarge' },
    { what: 'the maximum number of fields', body: fields(entries), code: 'invalid' },
    { what: 'one field too many', body: fields(entries + 1), code: 'tooLarge' },
    { what: 'too many values in lists', body: Array(values / 500).fill(Array(500).fill(0)), code: 'tooLarge' },
    { what: 'lists at the maximum depth', body: nestedList(depth), code: 'invalid' },
    { what: 'lists one level too deep', body: nestedList(depth + 1), code: 'tooLarge' },
  ])('Answers "$code" to a body with $what', async ({ body, code }, { api, guild }) => {
    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: code === 'invalid' ? 400 : 413, body: { code } });
  });

  test('Describes only the first issues of an invalid body', async ({ api, guild }) => {
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
