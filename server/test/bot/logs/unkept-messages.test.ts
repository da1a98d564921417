import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { expect, vi } from 'vitest';
import { type EventData, gatewayMessage } from '../../support/bot/gateway-message.ts';
import { createLoggedGuild, LOGGED_WITHIN, loggedOf, saveLogs } from '../../support/bot/logging.ts';
import { test } from '../../support/fixtures.ts';

const OTHER_BOT = {
  id: '3000000000000000123',
  username: 'music_bot',
  discriminator: '0',
  global_name: null,
  avatar: null,
};
const WEBHOOK = { ...OTHER_BOT, id: '3000000000000000456', username: 'News *feed*', discriminator: '0000', bot: true };

test.for<[string, EventData, string[]]>([
  ['another bot', { author: { ...OTHER_BOT, bot: true } }, [`<@${OTHER_BOT.id}>`, String.raw`music\_bot`, '· bot']],
  [
    'another bot’s answer to a command',
    { author: { ...OTHER_BOT, bot: true }, webhook_id: OTHER_BOT.id, application_id: OTHER_BOT.id },
    [`<@${OTHER_BOT.id}>`, '· bot'],
  ],
  ['a webhook', { author: WEBHOOK, webhook_id: WEBHOOK.id }, [String.raw`News \*feed\*`, '· webhook']],
  ['a system notice', { type: 7 }, ['· Discord’s notice']],
])('A deleted message of %s is logged as such, and not as unknown', async ([, changes, shown], { world, api }) => {
  const guild = createLoggedGuild(world);
  await saveLogs(api, guild, guild.logId);
  const { control } = world.simulator;
  const id = firstIdAt(Date.now());
  const message = gatewayMessage(guild, { id, content: 'hello', ...changes });
  control.sendEvent('MESSAGE_CREATE', message, guild.id);

  control.sendEvent('MESSAGE_DELETE', { id, channel_id: guild.channelId, guild_id: guild.id }, guild.id);

  await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageDelete')).toHaveLength(1), LOGGED_WITHIN);
  const text = loggedOf(world, guild.logId, 'messageDelete')[0]?.text ?? '';
  for (const each of shown) expect(text).toContain(each);
  expect(text).not.toContain('unknown');
});
