import * as z from 'zod/mini';
import type { GuildMemory } from '../../../bot/guild-memory.ts';
import type { RoleFacts } from './role-facts.ts';

/** What the roles of each guild were when the gateway last told of them, by guild and role. */
export type KnownRoles = Map<string, Map<string, RoleFacts>>;

const factsSchema = z.object({
  name: z.string(),
  color: z.number(),
  hoist: z.boolean(),
  mentionable: z.boolean(),
  permissions: z.pipe(
    z.string().check(z.regex(/^\d+$/)),
    z.transform((written: string) => BigInt(written)),
  ),
  icon: z.nullable(z.string()),
});

const rolesSchema = z.array(z.tuple([z.string(), factsSchema]));

/** Hands what is known on to the process that runs the shard next. */
export function rememberRoles(known: KnownRoles): GuildMemory {
  return {
    name: 'roles',
    save: (guildId) => [...(known.get(guildId) ?? [])],
    restore(_bot, guildId, saved) {
      const read = z.safeParse(rolesSchema, saved);
      if (read.success) known.set(guildId, new Map(read.data));
    },
    forget: (guildId) => void known.delete(guildId),
  };
}
