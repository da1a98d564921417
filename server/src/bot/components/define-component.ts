import type { Locale } from '@perigee/core/locales/locales';
import type { PermissionName } from '@perigee/core/permissions/permissions';
import type { ComponentContext } from './component-context.ts';
import type { CustomId } from './custom-id.ts';

type Say = (inputs: object, options: { locale: Locale }) => string;

/** Who may use a component: anybody, the one whose id stands in an argument, or who has a permission in the channel. */
export type MayPress<Args> =
  | 'anybody'
  | { owner: { [Key in keyof Args]: Args[Key] extends string ? Key : never }[keyof Args] }
  | { permission: PermissionName; refusal?: Say };

interface ComponentDefinition<Args> {
  id: CustomId<Args>;
  /** What answers to it: a button or select of a message, or a form that was sent. */
  kind?: 'message' | 'form';
  mayPress: MayPress<Args>;
  /** How long after its message was posted it works, in milliseconds; always, where it is not given. */
  lifetimeMs?: number;
  /** It may answer with a form, which has to be there within 3 s: nothing is deferred. */
  opensForm?: boolean;
  /** It takes long: that it was used is answered at once. */
  isSlow?: boolean;
  /** Reads ids as they were written before they had this shape, on messages that are still there. */
  legacy?: (id: string) => Args | null;
  run: (ctx: ComponentContext, args: Args) => Promise<void>;
}

/** One use of a component whose arguments were read. */
export interface Press {
  /** Who alone may use it; null where that is not decided by who somebody is. */
  ownerId: string | null;
  permission: { name: PermissionName; refusal: Say | null } | null;
  run: (ctx: ComponentContext) => Promise<void>;
}

/** A component as the router mounts it. */
export interface Component {
  key: string;
  version: number;
  kind: 'message' | 'form';
  lifetimeMs: number;
  opensForm: boolean;
  isSlow: boolean;
  /** Null for arguments that are none of this version's. */
  read: (written: readonly string[]) => Press | null;
  readLegacy: (id: string) => Press | null;
}

/** Describes what a button, a select or a form does. */
export function defineComponent<Args extends object>(definition: ComponentDefinition<Args>): Component {
  const { id, mayPress, run, legacy, kind = 'message' } = definition;
  const { lifetimeMs = Infinity, opensForm = false, isSlow = false } = definition;
  const press = (args: Args | null): Press | null => {
    if (args === null) return null;
    const bound = { run: (ctx: ComponentContext) => run(ctx, args), ownerId: null, permission: null };
    if (mayPress === 'anybody') return bound;
    if ('owner' in mayPress) return { ...bound, ownerId: String(args[mayPress.owner]) };
    return { ...bound, permission: { name: mayPress.permission, refusal: mayPress.refusal ?? null } };
  };
  return {
    key: componentKey(kind, id.feature, id.action),
    version: id.version,
    kind,
    lifetimeMs,
    opensForm,
    isSlow,
    read: (written) => press(id.read(written)),
    readLegacy: (written) => press(legacy?.(written) ?? null),
  };
}

/** Where a component is found by. */
export function componentKey(kind: 'message' | 'form', feature: string, action: string): string {
  return `${kind} ${feature}:${action}`;
}
