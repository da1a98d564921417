/** Which guilds have boost. */
export interface BoostService {
  isBoosted(guildId: string): Promise<boolean>;
}

/** @param alwaysBoosted Guilds the host gave boost to, without payment; `*` stands for all. */
export function createBoostService(alwaysBoosted: ReadonlySet<string>): BoostService {
  return { isBoosted: async (guildId) => alwaysBoosted.has(guildId) || alwaysBoosted.has('*') };
}
