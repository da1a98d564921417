import { expect, test } from 'vitest';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';
import { openChat } from '../../support/chat.ts';
import { createGuild } from '../../support/fixtures.ts';
import { type Killable, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { BOT_ID, startBotProcess } from '../../support/world.ts';
import { listJobs } from '../../support/bot/list-jobs.ts';
import { expectAllBooksHold, sumMovements } from '../../support/books.ts';
import { giveawayProblems } from '../../support/economy/giving-away.ts';
import { DAY_MS, passTime } from '../../support/pass-time.ts';

type Giveaway = ReturnType<typeof openGiveaway>;

test('A giveaway interrupted by kills ends once, and each winner is paid and notified once', async () => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const giveaways = { looking: openGiveaway(killable), telling: openGiveaway(killable), off: openGiveaway(killable) };
  const all = Object.values(giveaways);
  await killable.withoutBot(async ({ ledger }) => {
    for (const { guild } of all)
      await ledger.change({ guildId: guild.id, userId: guild.owner.id, kind: 'demo', balance: 100 });
  });

  const killed = killable.spawn();
  await killed.isConnected();
  for (const { enter } of all) await enter();
  await delayMemberLookups(killable, giveaways.looking);
  await delayAnnouncement(killable, giveaways.telling);
  await killed.kill();
  platform.recover();
  // It ends three days before the next bot starts.
  await killable.withoutBot((services) => passTime({ services }, giveaways.off.guild, 3 * DAY_MS));
  const next = await killable.startNext();

  const waiting = () => listJobs(next, { name: 'giveaways.%', state: 'waiting' });
  for (const { results } of all) await expect.poll(() => results().length, WITHIN).toBe(1);
  await expect.poll(waiting, WITHIN).toEqual([]);
  await expectAllBooksHold(next);
  for (const { guild, people, results } of all) {
    expect(await sumMovements(next, guild, 'giveaway')).toEqual({ movements: 2, members: 2, total: 60 });
    expect(await next.services.ledger.holdings(guild.id, guild.owner.id)).toEqual({ balance: 40, xp: 0 });
    expect(results()).toHaveLength(1);
    const inboxes = people.map((person) => privateReplyTo(killable, person));
    expect(inboxes.toSorted((one, other) => one - other)).toEqual([0, 1, 1]);
  }
});

/** A guild whose owner gives away two prizes of 30, and three entrants. */
function openGiveaway(killable: Killable) {
  const { world: platform } = killable.simulator;
  const guild = createGuild(killable);
  const people = ['ann', 'ben', 'cid'].map((username) => platform.createPerson({ username }));
  for (const person of people) platform.addMember(guild.id, person);
  const chat = openChat(killable, { ...guild, member: guild.owner });
  return {
    guild,
    people,
    chat,
    results: () => chat.answers().filter(({ content }) => content.includes('won **30')),
    async enter(): Promise<void> {
      chat.say('!giveaway start 1h 30 type:money winners:2');
      const isPosted = ({ components }: { components: unknown }) =>
        JSON.stringify(components).includes('giveaways:enter');
      const { id, components } = await platform.waitForMessage(guild.channelId, isPosted, WITHIN.timeout);
      const [, button = ''] = /"custom_id":"(giveaways:enter:[^"]+)"/.exec(JSON.stringify(components)) ?? [];
      for (const person of people) await chat.press(id, button, person);
    },
  };
}

/** Has the giveaway drawn; returns once the bot checks who is still a member, without receiving an answer. */
async function delayMemberLookups(
  { simulator: { world: platform } }: Killable,
  { guild, chat }: Giveaway,
): Promise<void> {
  // Only the entrants are looked up.
  const looking = new RegExp(`/guilds/${guild.id}/members/(?!${BOT_ID}$)\\d+$`);
  const looks = () => platform.requests().filter(({ method, path }) => method === 'GET' && looking.test(path));
  platform.fail({ method: 'GET', path: looking, status: 'lost', times: 100 });
  chat.say('!giveaway end');
  await expect.poll(() => looks().length, WITHIN).toBeGreaterThan(0);
}

/** Has the giveaway drawn; returns once the result is posted, without the bot receiving the answer. */
async function delayAnnouncement({ simulator }: Killable, { guild, people, chat, results }: Giveaway): Promise<void> {
  const path = new RegExp(`/channels/${guild.channelId}/messages$`);
  // For each possible winner, since the message names them.
  for (const about of people) simulator.world.fail({ method: 'POST', path, about, status: 'lost', times: 10 });
  chat.say('!giveaway end');
  await expect.poll(() => results().length, WITHIN).toBeGreaterThan(0);
}

function privateReplyTo({ simulator }: Killable, personId: string): number {
  return simulator.world.directMessages(personId).filter(({ authorId }) => authorId === BOT_ID).length;
}

test('A giveaway message deleted while the bot is offline is detected after the restart', async () => {
  const killable = await openKillable();
  const guild = createGuild(killable);
  const before = await startBotProcess(killable, killable.location);
  openChat(killable, { ...guild, member: guild.owner }).say('!giveaway start 1h Book');
  const isPosted = ({ components }: { components: unknown }) => JSON.stringify(components).includes('giveaways:enter');
  const { id } = await killable.simulator.world.waitForMessage(guild.channelId, isPosted, WITHIN.timeout);
  await waitForJobs(before);
  await before.close();
  await platformOf(killable).call('DELETE', `/channels/${guild.channelId}/messages/${id}`);

  const next = await killable.startNext();

  await expect.poll(() => giveawayProblems(next, guild), WITHIN).toEqual(['messageGone']);
});
