import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import {
  answerTo,
  BUTTON,
  type ConnectJudge,
  createJudgeLog,
  type JudgeActions,
  MODAL,
  PANEL,
  THREAD_GREETING,
} from './judge.ts';

export const connectDiscordJs: ConnectJudge = async (simulator, token) => {
  const client = new Client({
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMembers,
      GatewayIntentBits.GuildMessages,
      GatewayIntentBits.MessageContent,
    ],
    rest: { api: simulator.apiUrl },
  });
  const { log, listeners } = createJudgeLog();
  client.on(Events.ShardReady, listeners.ready);
  client.on(Events.ShardResume, listeners.resume);
  client.on(Events.MessageCreate, listeners.message);
  client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const { guilds, user } = await ready;

  return {
    botId: user.id,
    guildCount: () => guilds.cache.size,
    ...log,
    ...actions(await ready),
    close: () => client.destroy(),
  };
};

function actions({ application, guilds, channels }: Client<true>): JudgeActions {
  return {
    send: async (channelId, content) => {
      const channel = await channels.fetch(channelId);
      if (channel?.isSendable() !== true) throw new Error('the channel does not accept messages');
      return (await channel.send(content)).id;
    },
    offerPanel: async () => void (await application.commands.create(PANEL)),
    ban: async (guildId, userId, reason) =>
      void (await guilds.cache.get(guildId)?.members.ban(userId, { reason, deleteMessageSeconds: 60 })),
    timeOut: async (guildId, userId, until) => {
      const member = await guilds.cache.get(guildId)?.members.fetch(userId);
      await member?.disableCommunicationUntil(until);
    },
    openThread: async (channelId, messageId, name) => {
      const channel = await channels.fetch(channelId);
      if (channel?.type !== ChannelType.GuildText) throw new Error('the channel has no threads');
      const thread = await (await channel.messages.fetch(messageId)).startThread({ name });
      await thread.send(THREAD_GREETING);
      return thread.id;
    },
    speakByWebhook: async (channelId, name, content) => {
      const channel = await channels.fetch(channelId);
      if (channel?.type !== ChannelType.GuildText) throw new Error('the channel has no webhooks');
      const webhook = await channel.createWebhook({ name: 'Clerk' });
      await webhook.send({ username: name, content });
    },
  };
}

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) {
    const button = new ButtonBuilder().setCustomId(BUTTON.id).setLabel(BUTTON.label).setStyle(ButtonStyle.Primary);
    await interaction.reply({
      content: PANEL.description,
      components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)],
    });
  } else if (interaction.isButton()) {
    const field = new TextInputBuilder()
      .setCustomId(MODAL.fieldId)
      .setLabel(MODAL.label)
      .setStyle(TextInputStyle.Short);
    const row = new ActionRowBuilder<TextInputBuilder>().addComponents(field);
    await interaction.showModal(new ModalBuilder().setCustomId(MODAL.id).setTitle(MODAL.title).addComponents(row));
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(answerTo(interaction.fields.getTextInputValue(MODAL.fieldId)));
  }
}
