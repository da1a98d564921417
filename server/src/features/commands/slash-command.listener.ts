import type { GuildSettings } from '@perigee/core/guilds/schema';
import {
  type APIApplicationCommandInteractionDataBasicOption,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteraction,
  ApplicationCommandOptionType,
  GatewayDispatchEvents,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { isChatInputApplicationCommandInteraction, isGuildInteraction } from 'discord-api-types/utils/v10';
import type { BotContext } from '../../bot/bot-context.ts';
import type { CommandContext, Reply, ReplyBody } from '../../bot/command-context.ts';
import type { CommandDefinition } from '../../bot/define-command.ts';
import { defineListener } from '../../bot/define-listener.ts';
import { OptionValues } from '../../bot/option-values.ts';
import { NO_PINGS } from './message-reply.ts';
import { runCommand } from './run-command.ts';

/** Answers slash commands. Who may use them is the platform's to check: it knows the guild's own exceptions. */
export const slashCommand = defineListener(
  GatewayDispatchEvents.InteractionCreate,
  async (ctx, interaction, shardId) => {
    if (interaction.type !== InteractionType.ApplicationCommand) return;
    if (!isChatInputApplicationCommandInteraction(interaction) || !isGuildInteraction(interaction)) return;
    const command = ctx.commands.byName(interaction.data.name);
    if (command === undefined) return;
    const settings = await ctx.settings.get(interaction.guild_id);
    await runCommand(command, contextOf(ctx, interaction, command, settings, shardId));
  },
);

type GuildInteraction = APIChatInputApplicationCommandInteraction & {
  guild_id: string;
  member: { user: CommandContext['user']; permissions: string };
};

function contextOf(
  bot: BotContext,
  interaction: GuildInteraction,
  command: CommandDefinition,
  settings: GuildSettings,
  shardId: number,
): CommandContext {
  return {
    bot,
    guildId: interaction.guild_id,
    channelId: interaction.channel.id,
    shardId,
    user: interaction.member.user,
    settings,
    locale: settings.language.interface,
    options: readOptions(command, interaction.data.options ?? []),
    permissions: BigInt(interaction.member.permissions),
    botPermissions: BigInt(interaction.app_permissions),
    reply: (body) => replyToInteraction(bot, interaction, body),
    refuse: (content) => whisper(bot, interaction, content),
    done: (content) => whisper(bot, interaction, content),
  };
}

async function replyToInteraction(bot: BotContext, interaction: GuildInteraction, body: ReplyBody): Promise<Reply> {
  await bot.api.interactions.reply(interaction.id, interaction.token, { ...body, allowed_mentions: NO_PINGS });
  return {
    async messageId() {
      const { id } = await bot.api.interactions.getOriginalReply(interaction.application_id, interaction.token);
      return id;
    },
    async edit(newBody) {
      const edited = { ...newBody, allowed_mentions: NO_PINGS };
      await bot.api.interactions.editReply(interaction.application_id, interaction.token, edited);
    },
  };
}

/** Answers so that nobody but the member sees it. */
async function whisper({ api }: BotContext, { id, token }: GuildInteraction, content: string): Promise<void> {
  await api.interactions.reply(id, token, { content, flags: MessageFlags.Ephemeral, allowed_mentions: NO_PINGS });
}

/** Slash options bear their English names. */
function readOptions(
  { options }: CommandDefinition,
  given: readonly APIApplicationCommandInteractionDataOption[],
): OptionValues {
  const values = given.filter(hasValue).flatMap(({ name, value }) => {
    const option = options.find(({ config }) => config.en.name === name);
    return option === undefined ? [] : [[option.key, value] as const];
  });
  return new OptionValues(new Map(values));
}

function hasValue(
  option: APIApplicationCommandInteractionDataOption,
): option is APIApplicationCommandInteractionDataBasicOption {
  return (
    option.type !== ApplicationCommandOptionType.Subcommand &&
    option.type !== ApplicationCommandOptionType.SubcommandGroup
  );
}
