import type { APIAttachment } from 'discord-api-types/v10';

/** Members as given: ids, or names where nothing else was given. */
export interface NamedMembers {
  members: readonly string[];
  /** In a reply, where the member is the author of the replied-to message: a word that may name somebody else. */
  instead?: string;
}

/** A file sent with a command, hosted by the platform. */
export interface AttachedFile {
  name: string;
  url: string;
  /** In bytes. */
  size: number;
}

interface AttachedFiles {
  files: readonly AttachedFile[];
}

export type OptionValue = string | number | boolean | NamedMembers | AttachedFiles;

/** The values of a command's options, by key. Ids of users, roles and channels are strings. */
export class OptionValues {
  readonly #values: ReadonlyMap<string, OptionValue>;

  constructor(values: ReadonlyMap<string, OptionValue>) {
    this.#values = values;
  }

  /** The value of a string, user, role, mentionable or channel option; undefined if left out. */
  string(key: string): string | undefined {
    const value = this.#values.get(key);
    return typeof value === 'string' ? value : undefined;
  }

  /** The value of an integer or number option, or of a duration in milliseconds; undefined if left out. */
  number(key: string): number | undefined {
    const value = this.#values.get(key);
    return typeof value === 'number' ? value : undefined;
  }

  /** The value of a boolean option; undefined if left out. */
  boolean(key: string): boolean | undefined {
    const value = this.#values.get(key);
    return typeof value === 'boolean' ? value : undefined;
  }

  /** The members given for a member or members option, without duplicates: ids, or names to search for. */
  members(key: string): readonly string[] {
    const value = this.#values.get(key);
    return typeof value === 'object' && 'members' in value ? value.members : [];
  }

  /** In a reply, the word that may name somebody other than the author replied to; null if there is none. */
  memberInstead(key: string): string | null {
    const value = this.#values.get(key);
    return typeof value === 'object' && 'members' in value ? (value.instead ?? null) : null;
  }

  /** The files given for an attachment option. */
  files(key: string): readonly AttachedFile[] {
    const value = this.#values.get(key);
    return typeof value === 'object' && 'files' in value ? value.files : [];
  }
}

/** Converts an attachment of the platform. */
export function attachedFile({ filename: name, url, size }: APIAttachment): AttachedFile {
  return { name, url, size };
}
