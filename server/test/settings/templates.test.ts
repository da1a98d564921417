import { TEMPLATE_CHECKS_MAX, TEMPLATE_MAX, TEMPLATE_SOURCE_MAX } from '@perigee/core/base/templates/limits';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import { describe, expect } from 'vitest';
import { createGuild, test } from '../support/fixtures.ts';

const { check } = templatesEndpoints;

const greeting = (text: string) => ({ place: 'greeting', text });
const long = Array(2).fill(greeting('x'.repeat(TEMPLATE_SOURCE_MAX)));

describe('Template checks', () => {
  test('A template check reports whether each template compiles, or where and why it does not', async ({
    api,
    guild,
  }) => {
    const body = {
      templates: [
        greeting('Hi {{ member.mention }}!'),
        greeting('Hi\n{{ member.nick }}'),
        { place: 'job', text: '{{ work.salary }}' },
        { place: 'greeting', text: '{{ member.name }}', form: 'moment' },
      ],
    };

    const reply = await api.call(guild.manager.token, check, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({
      status: 200,
      body: {
        problems: [
          null,
          {
            line: 2,
            column: 4,
            code: 'templateUnknownVariable',
            params: { name: 'member.nick' },
            message: 'There is no variable member.nick',
          },
          null,
          { code: 'templateMomentOnly' },
        ],
      },
    });
  });

  test('A template check knows only the channels of its server', async ({ api, guild, world }) => {
    const other = createGuild(world);
    const body = {
      templates: [greeting(`{{ channel.${guild.channelId} }}`), greeting(`{{ channel.${other.channelId} }}`)],
    };

    const reply = await api.call(guild.owner.token, check, { params: { guildId: guild.id }, body });

    expect(reply.body).toMatchObject({
      problems: [null, { code: 'templateUnknownChannel', params: { name: other.channelId } }],
    });
  });

  test.for([
    { what: 'the maximum number of templates', templates: Array(TEMPLATE_CHECKS_MAX).fill(greeting('x')), status: 200 },
    { what: 'the longest template', templates: [greeting('x'.repeat(TEMPLATE_SOURCE_MAX))], status: 200 },
    { what: 'the maximum total length', templates: [...long, greeting('x'.repeat(TEMPLATE_MAX))], status: 200 },
    {
      what: 'one character over the total length',
      templates: [...long, greeting('x'.repeat(TEMPLATE_MAX + 1))],
      status: 400,
    },
    { what: 'no templates', templates: [], status: 200 },
    { what: 'one template too many', templates: Array(TEMPLATE_CHECKS_MAX + 1).fill(greeting('x')), status: 400 },
    { what: 'a template that is too long', templates: [greeting('x'.repeat(TEMPLATE_SOURCE_MAX + 1))], status: 400 },
    { what: 'an unknown place', templates: [{ place: 'nowhere', text: '' }], status: 400 },
    { what: 'an unknown field', templates: [{ ...greeting(''), path: 'x' }], status: 400 },
    { what: 'null instead of a list', templates: null, status: 400 },
  ])('Answers $status to a template check with $what', async ({ templates, status }, { api, guild }) => {
    const reply = await api.call(guild.owner.token, check, { params: { guildId: guild.id }, body: { templates } });

    expect(reply.status).toBe(status);
  });

  test('A template check requires a signed-in manager of a server with the bot', async ({
    api,
    guild,
    stranger,
    world,
  }) => {
    const body = { templates: [greeting('x')] };
    const botless = createGuild(world, { botIn: false });

    const call = (token: string | null, guildId: string) => api.call(token, check, { params: { guildId }, body });

    expect(await call(null, guild.id)).toMatchObject({ status: 401 });
    expect(await call(guild.member.token, guild.id)).toMatchObject({ status: 403 });
    expect(await call(stranger.token, guild.id)).toMatchObject({ status: 404 });
    expect(await call(botless.owner.token, botless.id)).toMatchObject({ status: 404 });
  });
});
