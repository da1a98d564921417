import type { APIApplicationCommandAutocompleteInteraction } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import type { TypingContext } from '../command-context.ts';
import type { CommandDefinition, CommandOption, Suggestion } from '../define-command.ts';
import type { ListenerContext } from '../define-listener.ts';
import { directPlaceOf, readDirectContext } from '../interactions/direct-context.ts';
import { isInGuild, readContext } from '../interactions/guild-interaction.ts';
import type { InvocationContext } from '../invocation-context.ts';
import { describeError } from '../../errors/describe-error.ts';
import { REPLY_IMPOSSIBLE } from '../reply-impossible.ts';
import { authorise, mayUse } from '../access/authorise.ts';
import { readSlashOptions } from './slash-options.ts';
import { type OptionReading, readingIn } from '../options/option-reading.ts';
import { chooseUsable } from './choose-usable.ts';
import { suggestAmounts } from './suggest-amounts.ts';
import { suggestTimes } from './suggest-times.ts';

/** Suggests values for the option being typed; none if the member may not use the command here. */
export async function suggestValues(
  bot: ListenerContext,
  interaction: APIApplicationCommandAutocompleteInteraction,
): Promise<void> {
  const { id, token, data } = interaction;
  const command = bot.commands.byName(data.name);
  const found =
    command === undefined
      ? []
      : await find(bot, command, interaction).catch((error: unknown) => {
          bot.log.error(
            { command: data.name, guildId: interaction.guild_id ?? '', ...describeError(error) },
            'autocomplete failed',
          );
          return [];
        });
  const choices = found.map(({ name, value }) => ({ name, value }));
  await ignoreErrorCodes(REPLY_IMPOSSIBLE, bot.api.interactions.createAutocompleteResponse(id, token, { choices }));
}

async function find(
  bot: ListenerContext,
  command: CommandDefinition,
  interaction: APIApplicationCommandAutocompleteInteraction,
): Promise<readonly Suggestion[]> {
  const context = await contextOf(bot, interaction);
  if (context === null) return [];
  const reading = readingIn(context.settings);
  const { typing } = await readSlashOptions(command, interaction.data, { reading, finder: null });
  if (typing === null) return [];
  if (authorise({ ...context, command, origin: 'interaction' }) !== null) return [];
  const isDirect = context.guildId === '';
  const mayUseHere: TypingContext['mayUse'] = (other) =>
    isDirect ? other.worksInDirectMessages : mayUse(context, other);
  const found = await suggestFor(typing, { ...context, mayUse: mayUseHere }, reading);
  return chooseUsable(typing.option, found, reading);
}

function suggestFor(
  { option, typed }: { option: CommandOption; typed: string },
  use: TypingContext,
  reading: OptionReading,
): readonly Suggestion[] | Promise<readonly Suggestion[]> {
  const { type } = option;
  if (type === 'duration' || type === 'time') return suggestTimes(option, typed, { locale: use.locale, reading });
  return type === 'amount' ? suggestAmounts(option, typed, use) : (option.autocomplete?.(use, typed) ?? []);
}

/** Null where the platform does not say who is typing. */
async function contextOf(
  bot: ListenerContext,
  interaction: APIApplicationCommandAutocompleteInteraction,
): Promise<InvocationContext | null> {
  if (isInGuild(interaction)) return readContext(bot, interaction);
  const place = directPlaceOf(bot, interaction);
  return place === null ? null : readDirectContext(place);
}
