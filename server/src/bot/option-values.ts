import type { APIAttachment } from 'discord-api-types/v10';

/** Members as they were named: ids, and names where that is all that was given. */
export interface NamedMembers {
  members: readonly string[];
  /** In a reply, which is about whoever wrote the message: the word that may name somebody else. */
  instead?: string;
}

/** A file that came with a command; it is still with the platform. */
export interface GivenFile {
  name: string;
  url: string;
  /** In bytes. */
  size: number;
}

interface GivenFiles {
  files: readonly GivenFile[];
}

export type OptionValue = string | number | boolean | NamedMembers | GivenFiles;

/** The values a command was given, by option key. Ids of users, roles and channels are strings. */
export class OptionValues {
  readonly #values: ReadonlyMap<string, OptionValue>;

  constructor(values: ReadonlyMap<string, OptionValue>) {
    this.#values = values;
  }

  /** The value of a string, user, role, mentionable or channel option; undefined where it was left out. */
  string(key: string): string | undefined {
    const value = this.#values.get(key);
    return typeof value === 'string' ? value : undefined;
  }

  /** The value of an integer or number option, or of a duration in milliseconds; undefined where it was left out. */
  number(key: string): number | undefined {
    const value = this.#values.get(key);
    return typeof value === 'number' ? value : undefined;
  }

  /** The value of a boolean option; undefined where it was left out. */
  boolean(key: string): boolean | undefined {
    const value = this.#values.get(key);
    return typeof value === 'boolean' ? value : undefined;
  }

  /** Whom a member or members option names, each once: an id, or a name to look for. */
  members(key: string): readonly string[] {
    const value = this.#values.get(key);
    return typeof value === 'object' && 'members' in value ? value.members : [];
  }

  /** The word of a reply that may name somebody else than whoever is replied to; null where there is none. */
  memberInstead(key: string): string | null {
    const value = this.#values.get(key);
    return typeof value === 'object' && 'members' in value ? (value.instead ?? null) : null;
  }

  /** What was given for an attachment option. */
  files(key: string): readonly GivenFile[] {
    const value = this.#values.get(key);
    return typeof value === 'object' && 'files' in value ? value.files : [];
  }
}

/** A file as the platform describes it. */
export function givenFile({ filename: name, url, size }: APIAttachment): GivenFile {
  return { name, url, size };
}
