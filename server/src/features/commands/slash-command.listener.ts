import { settingsOfCommand } from '@perigee/core/commands/command-settings';
import { commandUsage } from '@perigee/core/commands/usage';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { FALLBACK_LOCALE } from '@perigee/core/locales/locale';
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
import { m } from '#texts';
import type { BotContext } from '../../bot/bot-context.ts';
import type { CommandContext, Reply, ReplyBody } from '../../bot/command-context.ts';
import type { CommandEntry } from '../../bot/command-entry.ts';
import type { CommandDefinition } from '../../bot/define-command.ts';
import { defineListener } from '../../bot/define-listener.ts';
import { messageOf, NO_PINGS } from '../../bot/message-of.ts';
import { OptionValues } from '../../bot/option-values.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { withParent } from './channels-of.ts';
import { type CommandUser, mayUse, missingPermissions, namesRoles, settingsRefusal } from './command-use.ts';
import { UNANSWERABLE } from './message-reply.ts';
import { namePermissions } from './permission-texts.ts';
import { describeSettingsRefusal } from './refusal-texts.ts';
import { runCommand } from './run-command.ts';

/**
 * Answers slash commands, if the guild's settings let the member use them here. Beyond that, who may use them is the
 * platform's to check: it knows the guild's own exceptions.
 */
export const slashCommand = defineListener(
  GatewayDispatchEvents.InteractionCreate,
  async (ctx, interaction, shardId) => {
    if (interaction.type !== InteractionType.ApplicationCommand) return;
    if (!isChatInputApplicationCommandInteraction(interaction) || !isGuildInteraction(interaction)) return;
    const command = ctx.commands.byName(interaction.data.name);
    if (command === undefined) return;
    const settings = await ctx.settings.get(interaction.guild_id);
    const user = userOf(interaction);
    const reason = whyNot(settings, command, user);
    if (reason === null) await runCommand(command, contextOf(ctx, interaction, { command, settings, user, shardId }));
    else await forgiving(UNANSWERABLE, whisper(ctx, interaction, reason));
  },
);

type GuildInteraction = APIChatInputApplicationCommandInteraction & {
  guild_id: string;
  member: { user: CommandContext['user']; permissions: string; roles: string[] };
};

function userOf({ member, channel }: GuildInteraction): CommandUser {
  return { roleIds: member.roles, channelIds: withParent(channel), permissions: BigInt(member.permissions) };
}

/**
 * Where the settings name roles, the platform's own check of permissions was overwritten with theirs; they only narrow,
 * so it is made up for here.
 */
function whyNot(settings: GuildSettings, command: CommandDefinition, user: CommandUser): string | null {
  const refusal = settingsRefusal(settings, command, user);
  if (refusal !== null) return describeSettingsRefusal(settings, { command, user, why: refusal });
  if (!namesRoles(settingsOfCommand(settings.commands, command.name))) return null;
  const missing = missingPermissions(command, user);
  const locale = settings.language.interface;
  return missing.length === 0
    ? null
    : m.command_forbidden({ permissions: namePermissions(missing, locale) }, { locale });
}

interface SlashUse {
  command: CommandDefinition;
  settings: GuildSettings;
  user: CommandUser;
  shardId: number;
}

function contextOf(
  bot: BotContext,
  interaction: GuildInteraction,
  { command, settings, user, shardId }: SlashUse,
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
    permissions: user.permissions,
    botPermissions: BigInt(interaction.app_permissions),
    mayUse: (other) => mayUse(settings, other, user),
    usageOf: (other) => slashUsage(other, interaction.locale),
    reply: (body) => replyToInteraction(bot, interaction, body),
    refuse: (content) => whisper(bot, interaction, content),
    done: (content) => whisper(bot, interaction, content),
  };
}

/** The names a slash command bears to the member who gives it: the platform shows them in the member's own language. */
function slashUsage(command: CommandEntry, platformLocale: string): string {
  return commandUsage(command, platformLocale === 'ru' ? 'ru' : FALLBACK_LOCALE, '/');
}

async function replyToInteraction(bot: BotContext, interaction: GuildInteraction, body: ReplyBody): Promise<Reply> {
  await bot.api.interactions.reply(interaction.id, interaction.token, messageOf(body));
  return {
    async messageId() {
      const { id } = await bot.api.interactions.getOriginalReply(interaction.application_id, interaction.token);
      return id;
    },
    async edit(newBody) {
      await bot.api.interactions.editReply(interaction.application_id, interaction.token, messageOf(newBody));
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
