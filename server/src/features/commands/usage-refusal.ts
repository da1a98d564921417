import { m } from '#texts';
import type { CommandContext } from '../../bot/command-context.ts';
import type { CommandEntry } from '../../bot/command-entry.ts';
import { typedUsage } from './typed-command.ts';

/** Refuses what was given to a command, with a reminder of how it is used. */
export function refuseWithUsage(
  { settings, refuse }: CommandContext,
  command: CommandEntry,
  reason: string,
): Promise<void> {
  const usage = m.usage({ usage: typedUsage(command, settings) }, { locale: settings.language.interface });
  return refuse(`${reason}\n${usage}`);
}
