import type { APIApplicationCommandInteraction } from 'discord-api-types/v10';
import {
  isChatInputApplicationCommandInteraction,
  isContextMenuApplicationCommandInteraction,
} from 'discord-api-types/utils/v10';
import { m } from '#texts';
import type { ListenerContext } from '../define-listener.ts';
import { InteractionAnswer } from '../interactions/interaction-answer.ts';
import { isInGuild, readContext } from '../interactions/guild-interaction.ts';
import { directPlaceOf, readDirectContext } from '../interactions/direct-context.ts';
import type { InvocationContext } from '../invocation-context.ts';
import { expiredIn, inAllLanguages, runInvocation } from '../run-invocation.ts';
import { type InvocationSource, type CommandAnswer, createInvocation } from './command-invocation.ts';
import { peopleFinder } from '../people/people-finder.ts';
import { NO_NAMED_PEOPLE } from '../named-people.ts';
import { findMenuCommand } from './menu-command.ts';
import { handleCommand } from './handle-command.ts';
import type { SlashUse } from './kept-use.ts';
import { slashSource, slashUsage } from './slash-source.ts';

/** Handles a slash command or menu entry like any other invocation of a command. */
export function handleCommandInteraction(
  bot: ListenerContext,
  interaction: APIApplicationCommandInteraction,
  shardId: number,
): Promise<void> {
  const given = readCommand(bot, interaction, shardId);
  if (given === null) return refuseUnknown(bot, interaction, shardId);
  if (isInGuild(interaction)) {
    return runIn(bot, interaction, given, async ({ source, answer }) => {
      await handleCommand(createInvocation(await readContext(bot, interaction), source, answer));
    });
  }
  const place = directPlaceOf(bot, interaction);
  return place === null
    ? refuseUnknown(bot, interaction, shardId)
    : runIn(bot, interaction, given, async (use) => runDirectly(await readDirectContext(place), interaction, use));
}

interface Use {
  source: InvocationSource;
  answer: CommandAnswer;
}

function runIn(
  bot: ListenerContext,
  interaction: APIApplicationCommandInteraction,
  { source, opensForm }: GivenCommand,
  run: (use: Use) => Promise<void>,
): Promise<void> {
  const { guild_id: guildId = '' } = interaction;
  const { command, shardId } = source;
  const named = { command: command.name };
  const answer = new InteractionAnswer(bot.api, interaction, {
    isEphemeral: command.isEphemeral,
    isDeferred: !opensForm,
    onExpired: expiredIn(bot, { ...named, guildId }),
  });
  return runInvocation({ bot, guildId, shardId, answer, named }, () => run({ source, answer: toCommand(answer) }));
}

/** In direct messages commands that need no guild are run; the others are not offered there, but may arrive. */
async function runDirectly(
  context: InvocationContext,
  { data }: APIApplicationCommandInteraction,
  { source, answer }: Use,
): Promise<void> {
  const { locale } = context;
  const { command } = source;
  if (!command.worksInDirectMessages) {
    const menu = command.contextMenus.find(({ name }) => name.en === data.name)?.name[locale];
    await answer.refuse(m.direct_servers_only({ command: menu ?? `/${command.config[locale].name}` }, { locale }));
    return;
  }
  // The buttons of a question work on servers only, so unclear orders are refused with their meanings.
  const invocation = createInvocation(context, { ...source, kept: null }, answer);
  await handleCommand({ ...invocation, mayUse: ({ worksInDirectMessages }) => worksInDirectMessages });
}

/** Every interaction gets an answer, including unknown commands and those outside of guilds. */
function refuseUnknown(
  bot: ListenerContext,
  interaction: APIApplicationCommandInteraction,
  shardId: number,
): Promise<void> {
  const { guild_id: guildId = '' } = interaction;
  const named = { command: 'unknown' };
  const answer = new InteractionAnswer(bot.api, interaction, { onExpired: expiredIn(bot, { ...named, guildId }) });
  return runInvocation({ bot, guildId, shardId, answer, named }, () =>
    answer.refuse(inAllLanguages((locale) => m.command_unavailable({}, { locale }))),
  );
}

interface GivenCommand {
  source: InvocationSource;
  opensForm: boolean;
}

/** Null for a command this version does not know, as during a rolling update. */
function readCommand(
  bot: ListenerContext,
  interaction: APIApplicationCommandInteraction,
  shardId: number,
): GivenCommand | null {
  const { commands } = bot;
  const { id, locale, guild_id: guildId = '' } = interaction;
  if (isContextMenuApplicationCommandInteraction(interaction)) {
    const found = findMenuCommand(commands.all, interaction.data);
    if (found === null) return null;
    const { opensForm, ...menu } = found;
    return { opensForm, source: { ...menu, ...WITHOUT_INPUT, invocationId: id, shardId, usageOf: usageIn(locale) } };
  }
  if (!isChatInputApplicationCommandInteraction(interaction)) return null;
  const { data } = interaction;
  const command = commands.byName(data.name);
  if (command === undefined) return null;
  const use: SlashUse = { origin: 'interaction', command: command.name, id, locale, data, shardId };
  return { opensForm: false, source: slashSource(command, use, peopleFinder(bot, guildId)) };
}

/** A menu entry has no arguments besides its target. */
const WITHOUT_INPUT = { origin: 'interaction', people: NO_NAMED_PEOPLE, input: () => '', kept: null } as const;

function usageIn(locale: string | undefined): InvocationSource['usageOf'] {
  return (command, subcommand) => slashUsage(command, locale, subcommand);
}

/** Private answers leave nothing behind, and there is no message to delete. */
function toCommand(answer: InteractionAnswer): CommandAnswer {
  const { reply, openForm, refuse, finish } = answer;
  const say = { refuse, notify: refuse, done: refuse, signalUnanswered: refuse };
  return { reply, openForm, finish, ...say, deleteInvocation: () => Promise.resolve() };
}
