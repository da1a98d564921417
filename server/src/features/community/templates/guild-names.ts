interface NamedEntities {
  roles: readonly NamedEntity[];
  channels: readonly NamedEntity[];
}

interface NamedEntity {
  id: string;
  name: string;
}

/**
 * The names of a guild's roles and channels, by id. Templates show them where the platform does not render mentions.
 */
export function guildNames({ roles, channels }: NamedEntities): ReadonlyMap<string, string> {
  return new Map([...roles, ...channels].map(({ id, name }) => [id, name]));
}
