import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { automodReplaySection } from '@perigee/core/moderation/automod-replay/section';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { LOG_EVENTS } from '@perigee/core/logs/events';
import { logsSection } from '@perigee/core/logs/section';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, vi } from 'vitest';
import { archiving } from './data/archive.ts';
import type { ApiClient } from './api-client.ts';
import { createGuild, createPerson, type PersonFixture } from './fixtures.ts';
import { entriesOf, LOGGED_WITHIN } from './bot/logging.ts';
import { hitsOf } from './moderation/automod-records.ts';
import { platformOf } from './platform-calls.ts';
import { BOT_ID, type World } from './world.ts';

/** Where something was written, by who can read it. */
export const PLACES = [
  'open',
  'hidden',
  'hiddenThread',
  'privateThread',
  'deletedOpen',
  'deletedHidden',
  'deletedThread',
] as const;
export type Place = (typeof PLACES)[number];

/** Who calls. */
export const CALLERS = [
  'owner',
  'administrator',
  'insider',
  'manager',
  'moderationEditor',
  'logsEditor',
  'economyEditor',
  'moderator',
  'member',
] as const;
export type Caller = (typeof CALLERS)[number];

/** The places that only insiders can read; `insider` is one, with the channel and its private threads. */
const SECRET: ReadonlySet<Place> = new Set([
  'hidden',
  'hiddenThread',
  'privateThread',
  'deletedHidden',
  'deletedThread',
]);
const INSIDERS: ReadonlySet<Caller> = new Set(['owner', 'administrator', 'insider']);

/** Whether a caller can read a place on the platform, by how the guild below is set up. */
export function canRead(caller: Caller, place: Place): boolean {
  return !SECRET.has(place) || INSIDERS.has(caller);
}

/** A text that is written in one place only. */
export const secretOf = (place: Place) => `secret${place}text`;

/** The beginning of the names of channels that only insiders see. */
export const HIDDEN_NAME = 'hush';

const PRIVATE_THREAD = 12;
const PUBLIC_THREAD = 11;

export type HiddenPlaces = Awaited<ReturnType<typeof openHiddenPlaces>>;

/**
 * A guild in which the same was done in every place: a message was edited and deleted, and another one warned for and
 * kept for the replay of rules. Every caller can open as much of it as their rights allow.
 */
export async function openHiddenPlaces(world: World, api: ApiClient) {
  const names = ['open', HIDDEN_NAME, 'gone', `${HIDDEN_NAME}-gone`, 'log'];
  const guild = createGuild(world, { channels: names });
  const platform = platformOf(world);
  const { roles, callers } = createCallers(world, guild);
  const places = await createPlaces(world, guild, roles.insider);

  await saveAll(api, guild, { roles, log: guild.channelIds[names.indexOf('log')] ?? '' });
  await fill({ world, api, guild, places });
  for (const place of ['deletedOpen', 'deletedHidden', 'deletedThread'] as const)
    await platform.call('DELETE', `/channels/${places[place]}`);
  await archiving(api, { world, guild }).seen();
  return { guild, places, callers, roles };
}

type Guild = ReturnType<typeof createGuild>;

/** The roles of those callers who have one, with their permissions; and the callers. */
function createCallers({ simulator }: World, guild: Guild) {
  const control = simulator.world;
  const role = (name: string, permissions: NonNullable<Parameters<typeof control.createRole>[1]['permissions']> = []) =>
    control.createRole(guild.id, { name, permissions });
  control.grantRole(guild.id, BOT_ID, control.createRole(guild.id, { name: 'Bots', position: 40 }));
  const roles = {
    administrator: role('Administrators', ['Administrator']),
    insider: role('Insiders', ['KickMembers', 'ManageThreads']),
    moderationEditor: role('Moderation editors'),
    logsEditor: role('Logs editors'),
    economyEditor: role('Economy editors'),
    moderator: role('Moderators', ['KickMembers']),
  };
  const join = (name: keyof typeof roles): PersonFixture => {
    const person = createPerson({ simulator }, name);
    control.addMember(guild.id, person.id);
    control.grantRole(guild.id, person.id, roles[name]);
    return person;
  };
  const callers: Record<Caller, PersonFixture> = {
    owner: guild.owner,
    manager: guild.manager,
    member: guild.member,
    administrator: join('administrator'),
    insider: join('insider'),
    moderationEditor: join('moderationEditor'),
    logsEditor: join('logsEditor'),
    economyEditor: join('economyEditor'),
    moderator: join('moderator'),
  };
  return { roles, callers };
}

/** The id of the channel or thread of each place. Only that role sees the hidden ones. */
async function createPlaces(world: World, guild: Guild, insiders: string): Promise<Record<Place, string>> {
  const [open = '', hidden = '', deletedOpen = '', deletedHidden = ''] = guild.channelIds;
  const { setOverwrite } = platformOf(world);
  for (const channelId of [hidden, deletedHidden]) {
    await setOverwrite(channelId, guild.id, { deny: Bits.ViewChannel });
    await setOverwrite(channelId, insiders, { allow: Bits.ViewChannel });
    await setOverwrite(channelId, BOT_ID, { allow: Bits.ViewChannel, type: 1 });
  }
  const thread = async (parentId: string, name: string, type: number) =>
    (await world.services.api.channels.createThread(parentId, { name, type })).id;
  return {
    open,
    hidden,
    hiddenThread: await thread(hidden, `${HIDDEN_NAME}-thread`, PUBLIC_THREAD),
    privateThread: await thread(open, `${HIDDEN_NAME}-private`, PRIVATE_THREAD),
    deletedOpen,
    deletedHidden,
    deletedThread: await thread(open, `${HIDDEN_NAME}-deleted`, PRIVATE_THREAD),
  };
}

interface Saved {
  roles: Record<'moderationEditor' | 'logsEditor' | 'economyEditor', string>;
  log: string;
}

/** Switches on whatever keeps or shows people's messages, for as many callers as possible. */
async function saveAll(api: ApiClient, guild: Guild, { roles, log }: Saved): Promise<void> {
  const params = { guildId: guild.id };
  const save = async (section: { save: Parameters<ApiClient['call']>[1] | null }, body: unknown) => {
    if (section.save === null) throw new Error('the section has no call of its own');
    const reply = await api.call(guild.owner.token, section.save, { params, body });
    if (reply.status !== 200) throw new Error(`not saved: ${JSON.stringify(reply.body)}`);
  };
  const events = Object.values(LOG_EVENTS).flat();
  const list = Object.fromEntries(events.map((event) => [event, { enabled: true, channel: log }]));
  const words = {
    ...DEFAULT_AUTOMOD.words,
    enabled: true,
    deleteMessages: false,
    options: { ...DEFAULT_AUTOMOD.words.options, words: ['forbidden'] },
    punishment: { enabled: true, type: 'warn', duration: 0, reason: 'No such words' },
  };
  await save(logsSection, { ...logsSection.initial, list: { ...logsSection.initial.list, ...list } });
  await save(automodReplaySection, { enabled: true });
  await save(moderationSection, { ...moderationSection.initial, moderatorsSeeCases: true, moderatorsReadLogs: true });
  await save({ save: automodEndpoints.words }, words);
  await save(editorsSection, {
    ...editorsSection.initial,
    moderation: [roles.moderationEditor],
    logs: [roles.logsEditor],
    economy: [roles.economyEditor],
  });
}

interface Filled {
  world: World;
  api: ApiClient;
  guild: Guild;
  places: Record<Place, string>;
}

/** Has the member write in every place, and waits until everything is recorded. */
async function fill({ world, api, guild, places }: Filled): Promise<void> {
  const control = world.simulator.world;
  const { owner } = guild;
  const archive = archiving(api, { world, guild });
  for (const place of PLACES) {
    const channelId = places[place];
    const text = secretOf(place);
    // Another one each time: a member is punished once for what they do within a short time.
    const writer = createPerson(world, `writer${place}`).id;
    control.addMember(guild.id, writer);
    const edited = control.say(writer, channelId, `${text} before`);
    control.say(writer, channelId, `${text} forbidden`);
    control.say(writer, channelId, `${text} kept`);
    await archive.seen();
    control.edit(writer, channelId, edited, `${text} after`);
    await archive.seen();
    control.deleteMessage(owner.id, channelId, edited);
  }
  await archive.seen();
  await vi.waitFor(async () => {
    const [deleted, hits] = await Promise.all([entriesOf(world, guild, 'messageDelete'), hitsOf(world, guild)]);
    expect([deleted.length, hits.filter(({ caseNumber }) => caseNumber !== null).length]).toEqual([
      PLACES.length,
      PLACES.length,
    ]);
    const kept = await archive.ids();
    expect(kept.length).toBeGreaterThanOrEqual(PLACES.length * 3);
  }, LOGGED_WITHIN);
}
