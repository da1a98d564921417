import { pino } from 'pino';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { startSimulator, type Simulator } from '@perigee/simulator';
import { describedAnswers } from '@perigee/simulator/testing';
import { type Bot, startBot } from '../../src/bot/bot.ts';
import type { ComponentStates } from '../../src/bot/component-states/component-states.ts';
import type { BotFeature } from '../../src/bot/feature.ts';
import { createLocalBus } from '../../src/bus/local-bus.ts';
import type { Bus } from '../../src/bus/bus.ts';
import { createLocalShards } from './local-shards.ts';
import { assembleSettings } from '../../src/features/community/settings/settings-cache.ts';

const APPLICATION = {
  id: '1000000000000000001',
  name: 'Perigee',
  clientSecret: 'test-client-secret',
  botToken: 'test-bot-token',
  redirectUris: [],
};

/** A worker of the tests may stand still for seconds; the platform's own limit is 3 s. */
const ANSWER_WITHIN_MS = 10_000;

/** The bot's frame with just the features a test gives it, against its own simulator. */
export interface BotWorld {
  simulator: Simulator;
  bus: Bus;
  bot: Bot;
  /** Log lines of the bot from level warn up, as JSON. */
  logged: string[];
  guildId: string;
  channelId: string;
  memberId: string;
  close(): Promise<void>;
}

/** Settings of a guild that never saved any. */
export const UNSAVED = assembleSettings(new Map(), false);

interface BotWorldOptions {
  features?: readonly BotFeature[];
  botToken?: string;
  /** The guild's settings; by default those of one that never saved any. */
  settings?: GuildSettings;
  noticeMs?: number;
  /** Where components keep their states; none can be kept by default. */
  states?: ComponentStates;
  /** Loading guild settings never completes. */
  isCold?: boolean;
  /** The platform does not answer until the test allows it. */
  isAway?: boolean;
  /** How long the platform waits for the answer to an interaction, in milliseconds. */
  answerWithinMs?: number;
}

export async function startBotWorld({
  features = [],
  botToken = APPLICATION.botToken,
  isAway = false,
  isCold = false,
  settings = UNSAVED,
  answerWithinMs = ANSWER_WITHIN_MS,
  ...timing
}: BotWorldOptions = {}): Promise<BotWorld> {
  const simulator = await startSimulator({
    host: '127.0.0.1',
    port: 0,
    application: APPLICATION,
    identifyIntervalMs: 0,
    answerWithinMs,
    checkAnswer: describedAnswers(),
  });
  const memberId = simulator.world.createPerson({ username: 'member' });
  const guild = simulator.world.createGuild({ name: 'Test guild', ownerId: memberId, botIn: true });
  simulator.world.setAway(isAway);
  const bus = createLocalBus();
  const logged: string[] = [];
  const bot = await startBot({
    platform: { apiUrl: simulator.apiUrl, botToken, clientId: APPLICATION.id, clientSecret: '' },
    shardStore: createLocalShards(),
    log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }),
    settings: isCold
      ? { peek: () => undefined, get: () => new Promise(() => {}) }
      : { peek: () => settings, get: () => Promise.resolve(settings) },
    bus,
    site: { publicUrl: simulator.url, inviteUrl: simulator.url, supportUrl: simulator.url, cdnUrl: simulator.cdnUrl },
    features,
    ...timing,
  });
  return {
    simulator,
    bus,
    bot,
    logged,
    guildId: guild.id,
    channelId: guild.channelIds[0] ?? '',
    memberId,
    async close() {
      await bot.close();
      await simulator.close();
    },
  };
}
