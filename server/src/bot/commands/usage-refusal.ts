import { m } from '#texts';
import type { CommandContext } from '../command-context.ts';
import type { CommandEntry } from '../command-entry.ts';

/** Refuses the arguments of a command and adds its usage. */
export function refuseWithUsage(
  { locale, refuse, usageOf }: CommandContext,
  command: CommandEntry,
  reason: string,
): Promise<void> {
  return refuse(`${reason}\n${m.usage({ usage: usageOf(command) }, { locale })}`);
}
