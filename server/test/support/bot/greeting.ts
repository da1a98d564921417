import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { DEFAULT_PICTURE } from '@perigee/core/greetings/picture';
import {
  type ChannelGreeting,
  DEFAULT_GREETINGS,
  type Greetings,
  type JoinGreeting,
} from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { createApiClient } from '../api-client.ts';
import { createGuild } from '../fixtures.ts';
import { readRoles } from './read-roles.ts';
import { BOT_ID, type World } from '../world.ts';
import { listJobs } from './list-jobs.ts';
import { passTime } from '../pass-time.ts';

interface Changes extends Partial<Omit<Greetings, 'join' | 'leave'>> {
  join?: Partial<JoinGreeting>;
  leave?: Partial<ChannelGreeting>;
}

/** A guild with greetings for one test; the bot's role is above those the test creates. */
export function openGreeting(world: World, options: Parameters<typeof createGuild>[1] = {}) {
  const guild = createGuild(world, options);
  const api = createApiClient(world.apiUrl);
  const control = world.simulator.world;
  const botRole = control.createRole(guild.id, { name: 'Bots', position: 10 });
  control.grantRole(guild.id, BOT_ID, botRole);
  const params = { guildId: guild.id };
  const base = { enabled: true, embed: DEFAULT_EMBED, channel: guild.channelId };

  return {
    guild,
    api,
    control,
    /** Enables only the greetings that are given. */
    async save({ join, leave, ...changes }: Changes): Promise<void> {
      const body: Greetings = {
        ...DEFAULT_GREETINGS,
        ...(join && { join: { ...base, message: 'Hi {{ member.mention }}', picture: DEFAULT_PICTURE, ...join } }),
        ...(leave && { leave: { ...base, message: 'Bye {{ member.username }}', ...leave } }),
        ...changes,
      };
      const reply = await api.call(guild.owner.token, greetingsSection.save, { params, body });
      expect(reply.status).toBe(200);
    },
    /** A new member joins; returns their id. */
    joinMember(username: string, globalName?: string): string {
      const id = control.createPerson({ username, ...(globalName !== undefined && { globalName }) });
      control.addMember(guild.id, id);
      return id;
    },
    /** The bot's messages in the channel, oldest first. */
    posts: (channelId: string = guild.channelId) =>
      control.messages(channelId).filter(({ authorId }) => authorId === BOT_ID),
    contentsIn: (channelId: string = guild.channelId) =>
      control
        .messages(channelId)
        .filter(({ authorId }) => authorId === BOT_ID)
        .map(({ content }) => content),
    inbox: (userId: string) => control.directMessages(userId).map(({ content }) => content),
    rolesOf: (userId: string) => readRoles(world, guild.id, userId),
    /** The problems shown on the overview page. */
    async problems(): Promise<string[]> {
      const { body } = await api.call(guild.owner.token, overviewEndpoints.read, { params });
      return z.parse(overviewSchema, body).problems.map(({ code, path }) => `${path}: ${code}`);
    },
    ...openJobs(world, guild),
  };
}

/** The guild's jobs, and its time. */
function openJobs(world: World, guild: { id: string }) {
  return {
    passTime: (ms: number) => passTime(world, guild, ms),
    /** Number of jobs of that kind that were tried and wait for a retry. */
    async postponed(name: string): Promise<number> {
      const jobs = await listJobs(world, { guild, name, state: 'waiting' });
      return jobs.filter(({ attempts, isRunning }) => attempts > 0 && !isRunning).length;
    },
    /** Kinds of the unfinished jobs for members who joined or left. */
    async waiting(): Promise<string[]> {
      const jobs = await listJobs(world, { guild, state: 'waiting' });
      return jobs.map(({ name }) => name).filter((name) => name !== 'greetings.note-members');
    },
    /** Waits until the bot has noted when the member joined. */
    async isNoted(userId: string): Promise<void> {
      const visits = world.services.database.db.selectFrom('greeting_visits').select('user_id');
      const own = visits.where('guild_id', '=', guild.id).where('user_id', '=', userId);
      await expect.poll(() => own.execute(), { timeout: 60_000 }).toHaveLength(1);
    },
  };
}

export type Greeting = ReturnType<typeof openGreeting>;

const overviewSchema = overviewEndpoints.read.schema.response[200];
