import { describe, expect } from 'vitest';
import type { MessageEdit } from '../../../src/features/community/message-archive/edit-watch.ts';
import { openFeatures } from '../../../src/features/index.ts';
import { archiving, WRITTEN_WITHIN_MS } from '../../support/data/archive.ts';
import { test } from '../../support/fixtures.ts';
import { BOT_ID } from '../../support/world.ts';

const soon = { timeout: WRITTEN_WITHIN_MS };

describe('Archived messages', () => {
  test('An archived message can be found at once and is encrypted in the database', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });

    const id = archive.say('the secret recipe');

    await expect
      .poll(() => archive.find(id), soon)
      .toMatchObject([
        {
          id,
          guildId: guild.id,
          channelId: guild.channelId,
          parentId: null,
          author: { id: guild.member.id, name: 'member' },
          content: 'the secret recipe',
          attachments: [],
          embeds: 0,
          isDeleted: false,
        },
      ]);
    await expect.poll(() => archive.ids(), soon).toEqual([id]);
    expect(await archive.text()).not.toMatch(/secret|recipe|"?member"?/);
    expect(await archive.find(id)).toMatchObject([{ content: 'the secret recipe', author: { name: 'member' } }]);
  });

  test('An edit event contains the previous text, and the archive keeps the new text', async ({
    world,
    guild,
    api,
  }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });
    const edits: MessageEdit[] = [];
    world.services.messageArchive.onEdit((edit) => {
      if (edit.message.guild_id === guild.id) edits.push(edit);
    });
    const id = archive.say('one');
    await expect.poll(() => archive.ids(), soon).toEqual([id]);

    archive.edit(id, 'two');
    archive.edit(id, 'three');

    await expect
      .poll(() => edits, soon)
      .toMatchObject([
        { before: { content: 'one' }, after: { content: 'two' }, message: { id } },
        { before: { content: 'two' }, after: { content: 'three' } },
      ]);
    expect(await archive.find(id)).toMatchObject([{ content: 'three' }]);
    // A pin also sends MESSAGE_UPDATE, although the content is unchanged.
    await world.services.api.channels.pinMessage(guild.channelId, id);
    archive.edit(id, 'four');
    await expect.poll(() => edits.map(({ after }) => after.content), soon).toEqual(['two', 'three', 'four']);
  });

  test('An edit event for a message that was never archived has no previous text', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    const id = archive.say('unseen');
    await archive.seen();
    await archive.keep({ days: 14 });
    const edits: MessageEdit[] = [];
    world.services.messageArchive.onEdit((edit) => {
      if (edit.message.guild_id === guild.id) edits.push(edit);
    });

    archive.edit(id, 'seen');

    await expect.poll(() => edits, soon).toMatchObject([{ before: null, after: { id, content: 'seen' } }]);
    expect(await archive.find(id)).toMatchObject([{ content: 'seen' }]);
  });

  test('A deleted message can still be found, whether deleted alone or in bulk', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });
    const ids = Array.from({ length: 20 }, (_, index) => archive.say(`line ${index}`));
    const [first = '', ...others] = ids;
    await expect.poll(() => archive.ids(), soon).toEqual(ids);

    world.simulator.world.deleteMessage(guild.member.id, guild.channelId, first);
    await world.services.api.channels.bulkDeleteMessages(guild.channelId, others);

    await expect
      .poll(() => archive.find(...ids), soon)
      .toMatchObject(ids.map((id, index) => ({ id, content: `line ${index}`, isDeleted: true })));
  });

  test('Messages from bots and in ignored channels or their threads are not archived', async ({
    world,
    guild,
    api,
  }) => {
    const archive = archiving(api, { world, guild });
    const { id: other } = await world.services.api.guilds.createChannel(guild.id, { name: 'other' });
    const thread = async (channelId: string) =>
      (await world.services.api.channels.createThread(channelId, { name: 'talk', type: 11 })).id;
    const [ignored, archived] = [await thread(guild.channelId), await thread(other)];
    await archive.keep({ days: 14, ignored: [guild.channelId] });

    archive.say('ignored');
    archive.say('ignored too', ignored);
    await world.services.api.channels.createMessage(other, { content: 'of the bot' });
    const kept = [archive.say('kept', other), archive.say('in its thread', archived)];

    await expect.poll(() => archive.ids(), soon).toEqual(kept);
    expect(await archive.find(...kept)).toMatchObject([
      { channelId: other, parentId: null },
      { channelId: archived, parentId: other },
    ]);
  });

  test('Messages are not archived if retention is 0 days or no log needs them', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 0 });
    const unkept = archive.say('not kept');
    await archive.seen();
    await archive.keep({});
    archive.say('nor this');
    await archive.seen();

    await archive.keep({ days: 1 });
    const id = archive.say('this is');

    await expect.poll(() => archive.ids(), soon).toEqual([id]);
    expect(await archive.find(unkept, id)).toMatchObject([{ id }]);
  });
});

describe('Archive retention', () => {
  const DAY_MS = 86_400_000;

  test('Archived messages expire to the minute, and a shorter retention deletes them', async ({
    world,
    guild,
    api,
  }) => {
    const archive = archiving(api, { world, guild });
    const [within, over] = [archive.sayAgo(14 * DAY_MS - 60_000), archive.sayAgo(14 * DAY_MS + 60_000)];
    await archive.seen();
    await archive.keep({ days: 15 });
    for (const id of [over, within]) archive.edit(id, 'after');
    const young = archive.say('young');
    await expect.poll(() => archive.ids(), soon).toEqual([over, within, young]);

    await archive.keep({ days: 14 });

    expect(await archive.find(over, within, young)).toMatchObject([{ id: within }, { id: young }]);
    await expect.poll(() => archive.ids(), soon).toEqual([within, young]);
  });

  test('Archived messages are deleted when no log needs them any more', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });
    const id = archive.say('hello');
    await expect.poll(() => archive.ids(), soon).toEqual([id]);

    await archive.keep({});

    expect(await archive.find(id)).toEqual([]);
    await expect.poll(() => archive.ids(), soon).toEqual([]);
  });

  test('Ignoring a channel deletes its archived messages', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    const { id: other } = await world.services.api.guilds.createChannel(guild.id, { name: 'other' });
    await archive.keep({ days: 14 });
    const ids = [archive.say('hello'), archive.say('kept', other), archive.say('hello again')];
    await expect.poll(() => archive.ids(), soon).toEqual(ids);

    await archive.keep({ days: 14, ignored: [guild.channelId] });

    await expect.poll(() => archive.ids(), soon).toEqual([ids[1]]);
    expect(await archive.find(...ids)).toMatchObject([{ id: ids[1], content: 'kept', channelId: other }]);
  });

  test('Removing the bot deletes the server’s archived messages', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });
    const id = archive.say('hello');
    await expect.poll(() => archive.ids(), soon).toEqual([id]);

    world.simulator.world.removeMember(guild.id, BOT_ID);

    await expect.poll(() => archive.ids(), soon).toEqual([]);
  });

  test('Erasing a member’s data removes their archived messages', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });
    const id = archive.say('mine');
    const other = world.simulator.world.say(guild.owner.id, guild.channelId, 'not mine');
    await expect.poll(() => archive.ids(), soon).toEqual([id, other]);

    await archive.forgetPerson(guild.member.id);

    expect(await archive.find(id, other)).toMatchObject([{ id: other }]);
  });

  test('Messages archived only for testing rules expire after a day', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    const [within, over] = [archive.sayAgo(DAY_MS - 60_000), archive.sayAgo(DAY_MS + 60_000)];
    await archive.seen();
    await archive.keep({ replay: true, days: 2 });
    for (const id of [over, within]) archive.edit(id, 'after');
    await expect.poll(() => archive.ids(), soon).toEqual([over, within]);

    await archive.keep({ replay: true });

    expect(await archive.find(over, within)).toMatchObject([{ id: within }]);
    await expect.poll(() => archive.ids(), soon).toEqual([within]);
  });

  test('Archived messages are unreadable with another key and stay intact', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });
    const id = archive.say('hello');
    await expect.poll(() => archive.ids(), soon).toEqual([id]);
    const config = { ...world.config, messageArchiveKey: Buffer.alloc(32, 1) };

    const { services } = openFeatures({ ...world.services, config });

    expect(await services.messageArchive.find(guild.id, [id])).toEqual([]);
    expect(await archive.find(id)).toMatchObject([{ content: 'hello' }]);
  });
});
