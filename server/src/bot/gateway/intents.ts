import { GatewayIntentBits } from 'discord-api-types/v10';

/** What the bot asks the gateway for. Members and message content must be switched on for the application. */
export const INTENTS =
  // Guilds, roles, channels: the cache, and the news that the site's snapshots are stale.
  GatewayIntentBits.Guilds |
  // Members come and go: member counts.
  GatewayIntentBits.GuildMembers |
  // Bans end: the appeals against them are over.
  GatewayIntentBits.GuildModeration |
  // Emoji counts.
  GatewayIntentBits.GuildExpressions |
  // Who enters and leaves voice channels, for the log.
  GatewayIntentBits.GuildVoiceStates |
  // Invites that are made, for the log and for who comes by them.
  GatewayIntentBits.GuildInvites |
  // Text commands.
  GatewayIntentBits.GuildMessages |
  GatewayIntentBits.MessageContent |
  // The platform's own filter: what others change of it, and what it stopped.
  GatewayIntentBits.AutoModerationConfiguration |
  GatewayIntentBits.AutoModerationExecution;
