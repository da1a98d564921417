export type OptionValue = string | number | boolean;

/** The values a command was given, by option key. Ids of users, roles and channels are strings. */
export class OptionValues {
  readonly #values: ReadonlyMap<string, OptionValue>;

  constructor(values: ReadonlyMap<string, OptionValue>) {
    this.#values = values;
  }

  /** The value of a string, user, role or channel option; undefined where it was left out. */
  string(key: string): string | undefined {
    const value = this.#values.get(key);
    return typeof value === 'string' ? value : undefined;
  }

  /** The value of an integer or number option; undefined where it was left out. */
  number(key: string): number | undefined {
    const value = this.#values.get(key);
    return typeof value === 'number' ? value : undefined;
  }

  /** The value of a boolean option; undefined where it was left out. */
  boolean(key: string): boolean | undefined {
    const value = this.#values.get(key);
    return typeof value === 'boolean' ? value : undefined;
  }
}
