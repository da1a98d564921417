import { GatewayIntentBits } from 'discord-api-types/v10';

/** The bot's gateway intents. Members and message content have to be enabled for the application. */
export const INTENTS =
  // Guilds, roles and channels: for the cache, and to invalidate the site's snapshots.
  GatewayIntentBits.Guilds |
  // Joins and leaves, for member counts.
  GatewayIntentBits.GuildMembers |
  // Lifted bans, which end their appeals.
  GatewayIntentBits.GuildModeration |
  // Emoji counts.
  GatewayIntentBits.GuildExpressions |
  // Voice channel joins and leaves, for the log.
  GatewayIntentBits.GuildVoiceStates |
  // New invites, for the log and for attributing joins to them.
  GatewayIntentBits.GuildInvites |
  // Text commands, also in direct messages.
  GatewayIntentBits.GuildMessages |
  GatewayIntentBits.DirectMessages |
  GatewayIntentBits.MessageContent |
  // The platform's AutoMod: rule changes by others, and blocked messages.
  GatewayIntentBits.AutoModerationConfiguration |
  GatewayIntentBits.AutoModerationExecution;
