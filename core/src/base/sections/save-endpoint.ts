import type { core } from 'zod/mini';
import { type Access, guardedEndpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import type { Tab } from '../tabs/tabs.ts';
import { saveReply } from './save-reply.ts';

interface SavedSection<Value> {
  name: string;
  tab: Tab | null;
  /** One line for the API's documentation page. */
  summary: string;
  schema: core.$ZodType<Value, Value>;
}

/** Who may edit the contents of a tab; what is on no tab is for the owner. */
export function accessTo(tab: Tab | null): Access {
  return tab === null ? 'guildOwner' : { tab };
}

/** The endpoint that saves a section as a whole. */
export function saveEndpoint<Value>({ name, tab, summary, schema }: SavedSection<Value>) {
  return guardedEndpoint({
    method: 'POST',
    url: `/private/guilds/:guildId/${name}`,
    access: accessTo(tab),
    summary,
    errors: ['conflict'],
    channels: { taken: 'writable', given: 'settings' },
    schema: { params: guildParams, body: schema, response: { 200: saveReply(schema) } },
  });
}

export type SaveEndpoint<Value> = ReturnType<typeof saveEndpoint<Value>>;
