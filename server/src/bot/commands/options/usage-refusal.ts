import { m } from '#texts';
import type { CommandContext } from '../../command-context.ts';
import type { CommandEntry } from '../../command-entry.ts';

/** Refuses what was given to a command, with a reminder of how it is used. */
export function refuseWithUsage(
  { locale, refuse, usageOf }: CommandContext,
  command: CommandEntry,
  reason: string,
): Promise<void> {
  return refuse(`${reason}\n${m.usage({ usage: usageOf(command) }, { locale })}`);
}
