import type { API } from '@discordjs/core/http-only';

/** The id of the direct message channel between the bot and a person. */
export async function inboxOf(api: API, userId: string): Promise<string> {
  const { id } = await api.users.createDM(userId);
  return id;
}
