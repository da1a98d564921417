import type { LogEvent } from '@perigee/core/logs/events';
import { AuditLogEvent as Action } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { EventData } from '../../support/bot/gateway-message.ts';
import { entriesOf, saveLogs } from '../../support/bot/logging.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';

const named = (name: string) => [{ key: 'name', new_value: name }];
const renamed = (before: string, after: string) => [{ key: 'name', old_value: before, new_value: after }];
const gone = (name: string) => [{ key: 'name', old_value: name }];

let entries = 0;

/** An audit log entry by the guild's owner, as the gateway delivers it. */
function sendAudit(world: World, guild: GuildFixture, action: Action, changes: EventData): string {
  entries += 1;
  const targetId = String(2_000_000_000_000_000_000n + BigInt(entries));
  world.simulator.control.sendEvent(
    'GUILD_AUDIT_LOG_ENTRY_CREATE',
    {
      id: String(BigInt(Date.now() - 1_420_070_400_000) << 22n),
      guild_id: guild.id,
      action_type: action,
      user_id: guild.owner.id,
      target_id: targetId,
      ...changes,
    },
    guild.id,
  );
  return targetId;
}

test.for<[string, LogEvent, Action, EventData[], object]>([
  ['a deleted thread', 'threadDelete', Action.ThreadDelete, gone('Old plans'), { act: 'deleted', name: 'Old plans' }],
  [
    'an archived thread',
    'threadEdit',
    Action.ThreadUpdate,
    [{ key: 'archived', old_value: false, new_value: true }],
    { act: 'edited', changes: [{ kind: 'switch', field: 'archived', before: false, after: true }] },
  ],
  [
    'a renamed emoji',
    'emojiChange',
    Action.EmojiUpdate,
    renamed('wave', 'hello'),
    { act: 'edited', name: 'hello', changes: [{ kind: 'text', field: 'name', before: 'wave', after: 'hello' }] },
  ],
  ['a deleted sticker', 'stickerChange', Action.StickerDelete, gone('Bye'), { act: 'deleted', name: 'Bye' }],
  ['a new integration', 'integrationChange', Action.IntegrationCreate, named('Stream'), { act: 'created' }],
  ['a planned event', 'scheduledEventChange', Action.GuildScheduledEventCreate, named('Party'), { name: 'Party' }],
  [
    'a new rule of AutoMod',
    'automodRuleChange',
    Action.AutoModerationRuleCreate,
    named('No spam'),
    { act: 'created', name: 'No spam' },
  ],
])('The log records %s with its author', async ([, event, action, changes, details], { world, api, guild }) => {
  await saveLogs(api, guild, guild.channelId, { events: [event] });

  const targetId = sendAudit(world, guild, action, { changes, reason: 'tidying' });

  await expect.poll(() => entriesOf(world, guild, event)).toHaveLength(1);
  expect(await entriesOf(world, guild, event)).toMatchObject([{ byId: guild.owner.id, targetId, details }]);
});

test('A deleted invite is logged with its code and channel', async ({ world, api, guild }) => {
  await saveLogs(api, guild, guild.channelId, { events: ['inviteDelete'] });

  const changes = [
    { key: 'code', old_value: 'abc123' },
    { key: 'channel_id', old_value: guild.channelId },
  ];
  sendAudit(world, guild, Action.InviteDelete, { changes, target_id: null });

  await expect.poll(() => entriesOf(world, guild, 'inviteDelete')).toHaveLength(1);
  expect(await entriesOf(world, guild, 'inviteDelete')).toMatchObject([
    { byId: guild.owner.id, channelId: guild.channelId, details: { act: 'deleted', id: 'abc123' } },
  ]);
});

test('A bot that was added is logged with its name and who added it', async ({ world, api, guild }) => {
  await saveLogs(api, guild, guild.channelId, { events: ['botAdd'] });
  const bot = createPerson(world, 'helper_bot');
  world.simulator.world.addMember(guild.id, bot.id);

  sendAudit(world, guild, Action.BotAdd, { target_id: bot.id });

  await expect.poll(() => entriesOf(world, guild, 'botAdd')).toHaveLength(1);
  expect(await entriesOf(world, guild, 'botAdd')).toMatchObject([{ byId: guild.owner.id, targetId: bot.id }]);
});

test('Switching off a member’s microphone is logged as no change of their nickname', async ({ world, api, guild }) => {
  await saveLogs(api, guild, guild.channelId, { events: ['voiceMute', 'memberNickname'] });

  const changes = [{ key: 'mute', old_value: false, new_value: true }];
  sendAudit(world, guild, Action.MemberUpdate, { changes, target_id: guild.member.id });

  await expect.poll(() => entriesOf(world, guild, 'voiceMute')).toHaveLength(1);
  const change = { kind: 'switch', field: 'voiceMute', before: false, after: true };
  expect(await entriesOf(world, guild, 'voiceMute')).toMatchObject([
    { byId: guild.owner.id, targetId: guild.member.id, details: { changes: [change] } },
  ]);
  expect(await entriesOf(world, guild, 'memberNickname')).toEqual([]);
});

test('A message that Discord’s AutoMod blocked is logged with its author and rule', async ({ world, api, guild }) => {
  await saveLogs(api, guild, guild.channelId, { events: ['automodAlert'] });

  const options = {
    auto_moderation_rule_name: 'No spam',
    auto_moderation_rule_trigger_type: '1',
    channel_id: guild.channelId,
  };
  sendAudit(world, guild, Action.AutoModerationBlockMessage, { options, user_id: guild.member.id });

  await expect.poll(() => entriesOf(world, guild, 'automodAlert')).toHaveLength(1);
  expect(await entriesOf(world, guild, 'automodAlert')).toMatchObject([
    {
      targetId: guild.member.id,
      channelId: guild.channelId,
      details: { measure: 'blocked', rule: 'No spam' },
    },
  ]);
});

test('A webhook’s life is logged, and events in ignored channels are not', async ({ world, api, guild }) => {
  const { call, createChannel } = platformOf(world);
  const [kept, ignored] = [guild.channelId, await createChannel(guild.id, { name: 'quiet' })];
  await saveLogs(api, guild, kept, { events: ['webhookChange'], ignore: { channels: [ignored] } });

  await call('POST', `/channels/${ignored}/webhooks`, { name: 'Quiet' });
  await call('POST', `/channels/${kept}/webhooks`, { name: 'News' });

  await expect.poll(() => entriesOf(world, guild, 'webhookChange')).toHaveLength(1);
  expect(await entriesOf(world, guild, 'webhookChange')).toMatchObject([
    { channelId: kept, details: { act: 'created', name: 'News' } },
  ]);
});
