import { withDefault } from '@perigee/core/base/schemas/with-default';
import * as z from 'zod/mini';
import type { GuildMemory } from '../../../bot/guilds/guild-memory.ts';
import type { RoleFacts } from './role-facts.ts';

/** The roles of each guild as the gateway last reported them. */
export interface KnownRoles {
  /** By id. A copy: changes to it have no effect. */
  of(guildId: string): ReadonlyMap<string, RoleFacts>;
  set(guildId: string, roles: Iterable<readonly [string, RoleFacts]>): void;
  forget(guildId: string): void;
}

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
  /** Missing in what an older version handed over. */
  gradient: withDefault(z.nullable(z.string()), null),
});

const rolesSchema = z.array(z.tuple([z.string(), factsSchema]));

/** A role in compact form: each bot process keeps those of all its guilds, and hardly ever reads one. */
type PackedRole = [
  id: string,
  name: string,
  color: number,
  hoist: 0 | 1,
  mentionable: 0 | 1,
  permissions: string,
  icon: string | null,
  gradient: string | null,
];

/** Kept as JSON texts, which take a third of the memory of maps of objects. */
export function createKnownRoles(): KnownRoles {
  const texts = new Map<string, string>();
  return {
    of(guildId) {
      const packed: PackedRole[] = JSON.parse(texts.get(guildId) ?? '[]');
      return new Map(
        packed.map(([id, name, color, hoist, mentionable, permissions, icon, gradient]) => [
          id,
          {
            name,
            color,
            hoist: hoist === 1,
            mentionable: mentionable === 1,
            permissions: BigInt(permissions),
            icon,
            gradient,
          },
        ]),
      );
    },
    set(guildId, roles) {
      const packed = [...roles].map(
        ([id, { name, color, hoist, mentionable, permissions, icon, gradient }]): PackedRole => [
          id,
          name,
          color,
          hoist ? 1 : 0,
          mentionable ? 1 : 0,
          String(permissions),
          icon,
          gradient,
        ],
      );
      texts.set(guildId, JSON.stringify(packed));
    },
    forget: (guildId) => void texts.delete(guildId),
  };
}

/** Hands the known roles over to the next process that runs the shard. */
export function rememberRoles(knownRoles: KnownRoles): GuildMemory {
  return {
    name: 'roles',
    save: (guildId) => [...knownRoles.of(guildId)],
    restore(_bot, guildId, saved) {
      const read = z.safeParse(rolesSchema, saved);
      if (read.success) knownRoles.set(guildId, read.data);
    },
    forget: knownRoles.forget,
  };
}
