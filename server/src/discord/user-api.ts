import { type User, userSchema } from '@perigee/core/community/session/user';
import type { RESTPutAPIApplicationCommandPermissionsJSONBody } from 'discord-api-types/v10';
import * as z from 'zod/mini';
import type { PlatformRateLimiter } from './calls/platform-rate-limiter.ts';
import { PLATFORM_VERSION, type PlatformConfig } from './platform.ts';
import { PlatformError } from './platform-error.ts';
import { platformFetch } from './platform-fetch.ts';

const authorizationSchema = z.object({
  application: z.object({ id: z.string() }),
  user: z.optional(userSchema),
  scopes: z.array(z.string()),
  expires: z.string(),
});

const partialGuildSchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.nullable(z.string()),
  owner: z.boolean(),
  /** The person's permissions in the guild, as a decimal number. */
  permissions: z.string(),
});
export type PartialGuild = z.infer<typeof partialGuildSchema>;

export interface Authorization {
  user: User;
  scopes: string[];
  expires: Date;
}

export type CommandPermission = RESTPutAPIApplicationCommandPermissionsJSONBody['permissions'][number];

/** The platform's page size for guilds. */
const GUILDS_PAGE_SIZE = 200;

/** Platform calls on behalf of a person, with their access token. Every failure is a PlatformError. */
export function createUserApi(
  { apiUrl, clientId }: Pick<PlatformConfig, 'apiUrl' | 'clientId'>,
  line: PlatformRateLimiter,
) {
  const call = (token: string, path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) =>
    platformFetch(line, `${apiUrl}/v${PLATFORM_VERSION}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  return {
    /**
     * The user, scopes and expiry of a token. A token without `identify` counts as unauthorized, and so does one issued
     * to another application: its operator could otherwise act here as its users.
     */
    async currentAuthorization(token: string): Promise<Authorization> {
      const body = await call(token, '/oauth2/@me');
      const { application, user, scopes, expires } = understand(authorizationSchema, body);
      if (user === undefined || application.id !== clientId) throw new PlatformError('unauthorized');
      return { user, scopes, expires: new Date(expires) };
    },

    /** All guilds of the person, over all pages. */
    async guilds(token: string): Promise<PartialGuild[]> {
      const guilds: PartialGuild[] = [];
      for (let after = '0'; ; ) {
        const query = `?limit=${GUILDS_PAGE_SIZE}&after=${after}`;
        const page = understand(z.array(partialGuildSchema), await call(token, `/users/@me/guilds${query}`));
        guilds.push(...page);
        const last = page.at(-1);
        if (last === undefined || page.length < GUILDS_PAGE_SIZE) return guilds;
        after = last.id;
      }
    },

    /** Sets who may use a slash command in a guild; needs the scope `applications.commands.permissions.update`. */
    async overwriteCommandPermissions(
      token: string,
      guildId: string,
      commandId: string,
      permissions: readonly CommandPermission[],
    ): Promise<void> {
      await call(token, `/applications/${clientId}/guilds/${guildId}/commands/${commandId}/permissions`, {
        method: 'PUT',
        body: { permissions },
      });
    },
  };
}

export type UserApi = ReturnType<typeof createUserApi>;

/** An unreadable reply is treated like none. */
function understand<Schema extends z.core.$ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) throw new PlatformError('away', { cause: parsed.error });
  return parsed.data;
}
