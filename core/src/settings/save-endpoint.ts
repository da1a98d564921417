import type { core } from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { saveReply } from './save-reply.ts';
import type { Tab } from './tabs.ts';

interface TabSave<Body extends core.$ZodType> {
  tab: Tab;
  /** One line for the API's documentation page. */
  summary: string;
  body: Body;
}

/** The call that saves a whole tab of a guild's settings, for whoever may edit that tab. */
export function saveEndpoint<Body extends core.$ZodType>({ tab, summary, body }: TabSave<Body>) {
  return endpoint({
    method: 'POST',
    url: `/private/guilds/:guildId/${tab}`,
    access: { tab },
    summary,
    schema: { params: guildParams, body, response: { 200: saveReply } },
  });
}
