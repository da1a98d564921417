import { m } from '#texts';
import type { CommandContext } from '../../bot/command-context.ts';
import type { CommandDefinition } from '../../bot/define-command.ts';
import { describeError } from '../../bot/report-error.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { UNANSWERABLE } from './message-reply.ts';

/** Runs a command. When it fails, the log says why and the member learns that it did. */
export async function runCommand(command: CommandDefinition, ctx: CommandContext): Promise<void> {
  try {
    await forgiving(UNANSWERABLE, command.run(ctx));
  } catch (error) {
    const { bot, guildId, locale } = ctx;
    bot.log.error({ command: command.name, guildId, ...describeError(error) }, 'a command failed');
    await forgiving(UNANSWERABLE, ctx.reply({ content: m.command_failed({}, { locale }) }));
  }
}
