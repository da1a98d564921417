import {
  type AnyInteractionGateway,
  ButtonStyles,
  Client,
  ComponentTypes,
  InteractionTypes,
  TextInputStyles,
} from 'oceanic.js';
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

export const connectOceanic: ConnectJudge = async (simulator, token) => {
  const client = new Client({
    auth: `Bot ${token}`,
    gateway: { intents: ['GUILDS', 'GUILD_MEMBERS', 'GUILD_MESSAGES', 'MESSAGE_CONTENT'], maxShards: 1 },
    rest: { baseURL: `${simulator.apiUrl}/v10` },
    collectionLimits: { members: 100 },
  });
  client.on('interactionCreate', (interaction) => void answer(interaction));
  const session = await connectErisLike(client);
  return { ...session, ...actions(client), close: async () => client.disconnect(false) };
};

function actions(client: Client): JudgeActions {
  return {
    send: async (channelId, content) => (await client.rest.channels.createMessage(channelId, { content })).id,
    offerPanel: async () => void (await client.application.createGlobalCommand({ ...PANEL, type: 1 })),
    ban: (guildId, userId, reason) =>
      client.rest.guilds.createBan(guildId, userId, { reason, deleteMessageSeconds: 60 }),
    timeOut: async (guildId, userId, until) => {
      const communicationDisabledUntil = new Date(until).toISOString();
      await client.rest.guilds.editMember(guildId, userId, { communicationDisabledUntil });
    },
    openThread: async (channelId, messageId, name) => {
      const thread = await client.rest.channels.startThreadFromMessage(channelId, messageId, { name });
      await client.rest.channels.createMessage(thread.id, { content: THREAD_GREETING });
      return thread.id;
    },
    speakByWebhook: async (channelId, name, content) => {
      const webhook = await client.rest.webhooks.create(channelId, { name: 'Clerk' });
      await webhook.execute({ username: name, content, wait: true });
    },
  };
}

async function answer(interaction: AnyInteractionGateway): Promise<void> {
  if (interaction.type === InteractionTypes.APPLICATION_COMMAND) {
    const button = {
      type: ComponentTypes.BUTTON,
      style: ButtonStyles.PRIMARY,
      customID: BUTTON.id,
      label: BUTTON.label,
    } as const;
    await interaction.createMessage({
      content: PANEL.description,
      components: [{ type: ComponentTypes.ACTION_ROW, components: [button] }],
    });
  } else if (interaction.type === InteractionTypes.MESSAGE_COMPONENT) {
    const field = {
      type: ComponentTypes.TEXT_INPUT,
      style: TextInputStyles.SHORT,
      customID: MODAL.fieldId,
      label: MODAL.label,
    } as const;
    await interaction.createModal({
      customID: MODAL.id,
      title: MODAL.title,
      components: [{ type: ComponentTypes.ACTION_ROW, components: [field] }],
    });
  } else if (interaction.type === InteractionTypes.MODAL_SUBMIT) {
    const text = interaction.data.components.getTextInput(MODAL.fieldId, true);
    await interaction.createMessage({ content: answerTo(text) });
  }
}
