interface NamedThings {
  roles: readonly NamedThing[];
  channels: readonly NamedThing[];
}

interface NamedThing {
  id: string;
  name: string;
}

/**
 * The names of a guild's roles and channels, by id. Templates show them where the platform does not render mentions.
 */
export function guildNames({ roles, channels }: NamedThings): ReadonlyMap<string, string> {
  return new Map([...roles, ...channels].map(({ id, name }) => [id, name]));
}
