import type { Ban } from '../shapes/shapes.ts';
import { useSession } from './use-chat.ts';

/** What moderators do by hand; each needs the right and the rank. */
export function useModeration() {
  const { ask, store, openDialog } = useSession();
  const guildPath = () => `/guilds/${store.read().guild}`;
  return {
    act: (body: object) => ask(`${guildPath()}/acts`, 'POST', body),
    openBans: async () => openDialog({ kind: 'bans', bans: await ask<Ban[]>(`${guildPath()}/bans`) }),
  };
}
