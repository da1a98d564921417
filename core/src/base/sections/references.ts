/** A role or channel that a value names, and where. */
export interface Reference {
  kind: 'role' | 'channel';
  id: string;
  /** Dotted, as in the issues of an error reply. */
  path: string;
  /** The bot gives or takes this role, so both the bot and the person who chose it must be able to. */
  isGiven?: boolean;
  /** The bot writes in this channel; others it only watches or ignores. */
  isWrittenTo?: boolean;
  /** Dotted path of the switch that cannot be on without it. */
  neededBy?: string;
}

/** The channel that the bot writes in, if one is chosen. */
export function writtenTo(path: string, id: string | null, neededBy?: string): Reference[] {
  if (id === null) return [];
  return [{ kind: 'channel', id, path, isWrittenTo: true, ...(neededBy !== undefined && { neededBy }) }];
}

/** References for a list of ids at `path`. */
export function referencesAt(
  kind: Reference['kind'],
  path: string,
  ids: readonly string[],
  isGiven: boolean = false,
): Reference[] {
  return ids.map((id, index) => ({ kind, id, path: `${path}.${index}`, isGiven }));
}
