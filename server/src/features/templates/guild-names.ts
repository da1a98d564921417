interface NamedThings {
  roles: readonly NamedThing[];
  channels: readonly NamedThing[];
}

interface NamedThing {
  id: string;
  name: string;
}

/** How a guild's roles and channels are called, by id: what templates show where the platform draws no mention. */
export function guildNames({ roles, channels }: NamedThings): ReadonlyMap<string, string> {
  return new Map([...roles, ...channels].map(({ id, name }) => [id, name]));
}
