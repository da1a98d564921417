import type { API } from '@discordjs/core/http-only';

/** The channel in which the bot and a person write to each other. */
export async function inboxOf(api: API, userId: string): Promise<string> {
  const { id } = await api.users.createDM(userId);
  return id;
}
