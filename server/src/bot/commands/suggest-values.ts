import type { APIApplicationCommandAutocompleteInteraction } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import type { CommandDefinition, Suggestion } from '../define-command.ts';
import type { ListenerContext } from '../define-listener.ts';
import { type InGuild, isInGuild, readContext } from '../interactions/guild-interaction.ts';
import { describeError } from '../../errors/describe-error.ts';
import { REPLY_IMPOSSIBLE } from '../reply-impossible.ts';
import { authorise, mayUse } from '../access/authorise.ts';
import { readSlashOptions } from './slash-options.ts';
import { readingIn } from '../options/option-reading.ts';
import { suggestTimes } from './suggest-times.ts';

/** The platform's maximum. */
const SUGGESTIONS_MAX = 25;

/** Suggests values for the option being typed; none if the member may not use the command here. */
export async function suggestValues(
  bot: ListenerContext,
  interaction: APIApplicationCommandAutocompleteInteraction,
): Promise<void> {
  const { id, token, data } = interaction;
  const command = bot.commands.byName(data.name);
  const found =
    command === undefined || !isInGuild(interaction)
      ? []
      : await find(bot, command, interaction).catch((error: unknown) => {
          bot.log.error(
            { command: data.name, guildId: interaction.guild_id, ...describeError(error) },
            'autocomplete failed',
          );
          return [];
        });
  const choices = found.slice(0, SUGGESTIONS_MAX).map(({ name, value }) => ({ name, value }));
  await ignoreErrorCodes(REPLY_IMPOSSIBLE, bot.api.interactions.createAutocompleteResponse(id, token, { choices }));
}

async function find(
  bot: ListenerContext,
  command: CommandDefinition,
  interaction: InGuild<APIApplicationCommandAutocompleteInteraction>,
): Promise<readonly Suggestion[]> {
  const context = await readContext(bot, interaction);
  const reading = readingIn(context.settings);
  const { typing } = await readSlashOptions(command, interaction.data, { reading, finder: null });
  if (typing === null) return [];
  if (authorise({ ...context, command, origin: 'interaction' }) !== null) return [];
  const { type } = typing.option;
  if (type === 'duration' || type === 'time') return suggestTimes(typing.option, typing.typed, { ...context, reading });
  const { autocomplete = () => [] } = typing.option;
  return autocomplete({ ...context, mayUse: (other) => mayUse(context, other) }, typing.typed);
}
