import { PermissionFlagsBits } from 'discord-api-types/v10';
import { m } from '#texts';
import type { CommandContext } from '../command-context.ts';
import { namePermissions } from '../access/permission-texts.ts';

/**
 * Refuses a command that would post the member's words where they cannot write themselves: the platform offers slash
 * commands there too. Returns whether it refused.
 */
export async function refuseToSpeak({ permissions, channelIds, locale, refuse }: CommandContext): Promise<boolean> {
  const isThread = channelIds.length > 1;
  const needed = isThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
  if ((permissions & (needed | PermissionFlagsBits.Administrator)) !== 0n) return false;
  await refuse(m.command_forbidden({ permissions: namePermissions(['SendMessages'], locale) }, { locale }));
  return true;
}
