import { Client, Events, GatewayIntentBits } from 'discord.js';
import { joinContest, readContest } from './contest.ts';

// A bare client with its default caches and the same intents, and a listener that checks for the prefix.
const options = readContest();
const contest = joinContest(options);
const client = new Client({
  intents: [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMembers,
    GatewayIntentBits.GuildExpressions,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.MessageContent,
  ],
  rest: { api: options.apiUrl },
});

client.once(Events.ClientReady, () => void contest.connected());
client.on(Events.MessageCreate, (message) => {
  if (message.author.bot || message.guildId === null) return;
  if (!message.content.startsWith('!')) contest.countMessage();
});
await client.login('bench.token.none');
