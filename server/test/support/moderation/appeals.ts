import { appealEndpoints } from '@perigee/core/moderation/appeal/endpoints';
import type { AppealDetail } from '@perigee/core/moderation/appeal/review-schema';
import { vi } from 'vitest';
import type { ApiClient, Reply } from '../api-client.ts';
import { createPerson, test as base, type PersonFixture } from '../fixtures.ts';
import { startWorld, type World } from '../world.ts';

/** The support community whose bans are appealed, with its review channel. */
export interface Support {
  guildId: string;
  channelId: string;
  reviewerRoleId: string;
}

const supports = new WeakMap<World, Support>();

/** The bot's permissions there: those the invite asks for, not Administrator, so that single ones can be missing. */
const BOT_RIGHTS = ['ViewChannel', 'SendMessages', 'ReadMessageHistory', 'BanMembers', 'ViewAuditLog'] as const;

/** A world with a support community configured. */
export async function startSupportWorld(): Promise<World> {
  let support: Support | undefined;
  const world = await startWorld({
    messagesPerChannel: 1_000,
    env: ({ world: platform }) => {
      const ownerId = platform.createPerson({ username: 'support_owner' });
      const { id, channelIds, roleIds } = platform.createGuild({
        name: 'Support',
        ownerId,
        channels: ['appeals'],
        roles: [{ name: 'Reviewer', permissions: ['BanMembers'] }],
        botPermissions: [...BOT_RIGHTS],
      });
      support = { guildId: id, channelId: channelIds[0] ?? '', reviewerRoleId: roleIds[0] ?? '' };
      return { SUPPORT_GUILD_ID: support.guildId, APPEAL_REVIEW_CHANNEL_ID: support.channelId };
    },
  });
  if (support !== undefined) supports.set(world, support);
  return world;
}

export function supportOf(world: World): Support {
  const support = supports.get(world);
  if (support === undefined) throw new Error('this world has no support server');
  return support;
}

export const test = base.extend<{ world: World; banned: PersonFixture; reviewer: PersonFixture }>({
  world: [
    // vitest reads which fixtures a fixture needs from this pattern; this one needs none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await startSupportWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
  banned: async ({ world }, use) => use(createBannedPerson(world)),
  reviewer: async ({ world }, use) => use(createReviewer(world)),
});

interface BanOptions {
  byId?: string;
  reason?: string | null;
  acceptsDirectMessages?: boolean;
}

/** A person banned from the support community, who shares another server with the bot. */
export function createBannedPerson(
  world: World,
  { acceptsDirectMessages = true, ...how }: BanOptions = {},
): PersonFixture {
  const { world: platform, guilds } = world.simulator;
  const id = platform.createPerson({ username: 'banned_one', globalName: 'Banned One', acceptsDirectMessages });
  platform.addMember(guilds.find(({ key }) => key === 'fresh')?.id ?? '', id);
  platform.ban(supportOf(world).guildId, id, { reason: 'Spam', ...how });
  return { id, token: platform.issueToken(id, ['identify', 'guilds']).accessToken };
}

/** A member of the support community with the permission to ban. */
export function createReviewer(world: World): PersonFixture {
  const person = createPerson(world, 'reviewer');
  const { guildId, reviewerRoleId } = supportOf(world);
  world.simulator.world.addMember(guildId, person.id);
  world.simulator.world.grantRole(guildId, person.id, reviewerRoleId);
  return person;
}

export const ANSWERS = ['I sold things', 'It was my brother', 'I read the rules', 'Ask before I post'];

export function submit(
  api: ApiClient,
  { token }: PersonFixture,
  answers: readonly unknown[] = ANSWERS,
): Promise<Reply> {
  return api.call(token, appealEndpoints.submit, { body: { answers } });
}

export function readStatus(api: ApiClient, { token }: PersonFixture): Promise<Reply> {
  return api.call(token, appealEndpoints.status);
}

/** Id of the person's newest appeal. */
export async function appealIdOf(world: World, { id }: PersonFixture): Promise<string> {
  const { guildId } = supportOf(world);
  const appeal = await world.services.appeals.appealStore.latest(guildId, id);
  if (appeal === null) throw new Error('this person has no appeal');
  return appeal.id;
}

/** Submits an appeal of a banned person over the API. */
export async function submitAppeal(world: World, api: ApiClient, person: PersonFixture): Promise<string> {
  const { status } = await submit(api, person);
  if (status !== 200) throw new Error(`The appeal got status ${status}`);
  return appealIdOf(world, person);
}

/** An appeal that is posted nowhere, for tests that need many. */
export async function insertAppeal({ services, config }: World, person: PersonFixture): Promise<string> {
  const submitted = await services.appeals.appealStore.submit({
    guildId: config.appeals?.guildId ?? '',
    channelId: null,
    user: { id: person.id, username: 'banned_one', global_name: null, avatar: null },
    locale: 'en',
    questions: config.appealQuestions,
    answers: ANSWERS,
    banReason: null,
    origin: null,
  });
  if (submitted === null) throw new Error('this person already has an appeal');
  return submitted.id;
}

export function decide(api: ApiClient, { token }: PersonFixture, appealId: string, body: object): Promise<Reply> {
  return api.call(token, appealEndpoints.verdict, { params: { appealId }, body });
}

export async function detailOf(api: ApiClient, { token }: PersonFixture, appealId: string): Promise<AppealDetail> {
  const { body } = await api.call(token, appealEndpoints.detail, { params: { appealId } });
  return appealEndpoints.detail.schema.response[200].parse(body);
}

type ChannelMessage = ReturnType<World['simulator']['world']['messages']>[number];

/** Time for jobs to become due and for the platform, in milliseconds. */
const SETTLED_WITHIN_MS = 60_000;

/** Waits until the appeal's message in the review channel satisfies `fits`. */
export function reviewMessage(
  world: World,
  appealId: string,
  fits: (text: string) => boolean = () => true,
): Promise<ChannelMessage> {
  const find = () => {
    const messages = world.simulator.world.messages(supportOf(world).channelId);
    const found = messages.find(({ components }) => JSON.stringify(components).includes(appealId));
    if (found === undefined || !fits(JSON.stringify(found.embeds))) throw new Error(JSON.stringify(found ?? null));
    // Copied, because later edits change the same object.
    return structuredClone(found);
  };
  return vi.waitFor(find, { timeout: SETTLED_WITHIN_MS });
}

/** The bot's direct messages to that person. */
export function directMessages({ simulator }: World, { id }: PersonFixture): string[] {
  return simulator.world.directMessages(id).map(({ content }) => content);
}

interface PressOptions {
  by: PersonFixture;
  appealId: string;
  action: 'approve' | 'decline' | 'hold' | 'release';
  /** The reason entered into the form that the button opens. */
  reason?: string;
}

/** Presses a button of the review message and, with a reason, submits the form it opens. Returns the last response. */
export async function press(world: World, { by, appealId, action, reason }: PressOptions): Promise<unknown> {
  const { id } = await reviewMessage(world, appealId);
  const customId = `appeal:${action}:1:${appealId}`;
  const channel = `${world.simulator.url}/sim/people/${by.id}/channels/${supportOf(world).channelId}`;
  const answered = await post(`${channel}/messages/${id}/components`, { customId, componentType: 2 });
  if (reason === undefined) return answered;
  return post(`${channel}/modals`, {
    customId: `appeal:decline-form:1:${appealId}`,
    values: { reason },
    messageId: id,
  });
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** The bot's messages in the review channel that only this person can see. */
export function privateMessages(world: World, { id }: PersonFixture): string[] {
  const messages = world.simulator.world.messages(supportOf(world).channelId);
  return messages.filter(({ onlyFor }) => onlyFor === id).map(({ content }) => content);
}
