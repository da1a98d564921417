import { onTestFinished as onCurrentTestFinished } from 'vitest';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { ComponentStates } from '../../src/bot/component-states/component-states.ts';
import type { BotFeature } from '../../src/bot/feature.ts';
import { startBotWorld } from './bot-world.ts';
import { type Chat, openChat } from './chat.ts';
import { BOT_ID } from './world.ts';

interface UseWorldOptions {
  settings?: GuildSettings;
  noticeMs?: number;
  states?: ComponentStates;
  /** Must be passed by tests that run concurrently. */
  onTestFinished?: typeof onCurrentTestFinished;
}

/** The bot's frame with one feature of a test, its commands registered, and the chats of the owner and a newcomer. */
export async function openUseWorld(
  feature: BotFeature,
  { onTestFinished = onCurrentTestFinished, ...options }: UseWorldOptions = {},
) {
  const world = await startBotWorld({ features: [feature], ...options });
  onTestFinished(world.close);
  await world.bot.ready;
  const { simulator, guildId, channelId, memberId } = world;
  const newcomerId = simulator.world.createPerson({ username: 'newcomer' });
  simulator.world.addMember(guildId, newcomerId);
  const chatOf = (id: string): Chat => openChat(world, { channelId, member: { id } });
  return {
    ...world,
    newcomerId,
    owner: chatOf(memberId),
    newcomer: chatOf(newcomerId),
    /** The bot's remaining messages, oldest first: their only viewer, if any, and their content. */
    shown: () =>
      simulator.world
        .messages(channelId)
        .filter(({ authorId }) => authorId === BOT_ID)
        .map(({ onlyFor, content }) => ({ onlyFor, content })),
    /** The bot's calls that match. */
    calls: (pattern: RegExp) =>
      simulator.world.requests().filter(({ method, path }) => pattern.test(`${method} ${path}`)),
  };
}

export const text = (name: string) => ({ name, description: name, aliases: [] });
export const bothLanguages = (en: string, ru: string) => ({ en: text(en), ru: text(ru) });
