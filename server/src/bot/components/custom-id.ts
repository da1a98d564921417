import * as z from 'zod/mini';

/** The platform's limit. */
const CUSTOM_ID_MAX = 100;

/** A value in a custom id: written as text, parsed by a schema. */
type ArgSchema = z.ZodMiniType<string | number, string>;
type Shape = Record<string, ArgSchema>;
export type ArgsOf<Args extends Shape> = z.output<z.ZodMiniObject<Args>>;

/** The custom id of a component, as `feature:action:version:args`. */
export interface CustomId<Args> {
  feature: string;
  action: string;
  version: number;
  write: (args: Args) => string;
  /** Null for arguments that this version did not write. */
  read: (written: readonly string[]) => Args | null;
}

interface CustomIdDefinition<Args extends Shape> {
  feature: string;
  action: string;
  /** Raised whenever the arguments change. */
  version: number;
  /** In the order in which they are written. */
  args: Args;
}

/** Describes the custom id of a component. It contains all state, so that the component works after any restart. */
export function customId<Args extends Shape>(definition: CustomIdDefinition<Args>): CustomId<ArgsOf<Args>> {
  const { feature, action, version, args } = definition;
  const keys = Object.keys(args);
  const schema = z.object(args);
  return {
    feature,
    action,
    version,
    write(values) {
      const input = new Map<string, unknown>(Object.entries(values));
      const written = keys.map((key) => String(input.get(key)));
      const id = [feature, action, version, ...written].join(':');
      if (id.length > CUSTOM_ID_MAX || written.some((value) => value.includes(':'))) {
        throw new Error(`The arguments of ${feature}:${action} do not fit a custom id`);
      }
      return id;
    },
    read(written) {
      if (written.length !== keys.length) return null;
      const entries = keys.map((key, index) => [key, written[index]]);
      return z.safeParse(schema, Object.fromEntries(entries)).data ?? null;
    },
  };
}

/** A whole number from 0, as an argument. */
export const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
