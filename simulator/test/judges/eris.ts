import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import Eris, {
  type Client,
  CommandInteraction,
  ComponentInteraction,
  type Interaction,
  ModalSubmitInteraction,
} from 'eris';
import {
  answerTo,
  BUTTON,
  type ConnectJudge,
  connectErisLike,
  type JudgeActions,
  MODAL,
  PANEL,
  THREAD_GREETING,
} from './judge.ts';

/** Component types; the library does not export them at run time. */
const [ActionRow, Button, TextInput] = [1, 2, 4] as const;

/** The library only speaks HTTPS; this agent gives it a plain connection to the simulator. */
class PlainAgent extends Agent {
  readonly #port: number;

  constructor(port: number) {
    super({ keepAlive: false });
    this.#port = port;
  }

  override createConnection(): Duplex {
    return connect(this.#port, '127.0.0.1');
  }
}

export const connectEris: ConnectJudge = async (simulator, token) => {
  const client = Eris(`Bot ${token}`, {
    intents: ['guilds', 'guildMembers', 'guildMessages', 'messageContent'],
    rest: { domain: '127.0.0.1', baseURL: '/api/v10', agent: new PlainAgent(simulator.port) },
    restMode: true,
    maxShards: 1,
  });
  client.on('interactionCreate', (interaction) => void answer(interaction));
  const session = await connectErisLike(client);
  return { ...session, ...actions(client), close: async () => client.disconnect({ reconnect: false }) };
};

function actions(client: Client): JudgeActions {
  return {
    send: async (channelId, content) => (await client.createMessage(channelId, { content })).id,
    offerPanel: async () => void (await client.createCommand({ ...PANEL, type: 1 })),
    ban: async (guildId, userId, reason) => {
      await client.banGuildMember(guildId, userId, { deleteMessageSeconds: 60, reason });
    },
    timeOut: async (guildId, userId, until) => {
      await client.editGuildMember(guildId, userId, { communicationDisabledUntil: new Date(until) });
    },
    openThread: async (channelId, messageId, name) => {
      const thread = await client.createThreadWithMessage(channelId, messageId, { name, autoArchiveDuration: 1_440 });
      await client.createMessage(thread.id, THREAD_GREETING);
      return thread.id;
    },
    speakByWebhook: async (channelId, name, content) => {
      const webhook = await client.createChannelWebhook(channelId, { name: 'Clerk' });
      await client.executeWebhook(webhook.id, webhook.token ?? '', { username: name, content, wait: true });
    },
  };
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction instanceof CommandInteraction) {
    const button = { type: Button, style: 1, custom_id: BUTTON.id, label: BUTTON.label } as const;
    await interaction.createMessage({
      content: PANEL.description,
      components: [{ type: ActionRow, components: [button] }],
    });
  } else if (interaction instanceof ComponentInteraction) {
    const field = { type: TextInput, style: 1, custom_id: MODAL.fieldId, label: MODAL.label } as const;
    await interaction.createModal({
      custom_id: MODAL.id,
      title: MODAL.title,
      components: [{ type: ActionRow, components: [field] }],
    });
  } else if (interaction instanceof ModalSubmitInteraction) {
    const [row] = interaction.data.components;
    const [field] = row !== undefined && 'components' in row ? row.components : [];
    await interaction.createMessage(answerTo(field !== undefined && 'value' in field ? field.value : ''));
  }
}
