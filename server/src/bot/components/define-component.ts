import type { Locale } from '@perigee/core/base/locales/locales';
import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import type { ComponentContext } from './component-context.ts';
import type { CustomId } from './custom-id.ts';
import type { ComponentState } from '../component-states/component-state.ts';

type Say = (inputs: object, options: { locale: Locale }) => string;

/** The names of the arguments that are text. */
type TextArg<Args> = { [Key in keyof Args]: Args[Key] extends string ? Key : never }[keyof Args];

/** Who may use a component: anybody, the person whose id an argument holds, or members with a channel permission. */
export type MayPress<Args> = 'anybody' | { owner: TextArg<Args> } | { permission: PermissionName; refusal?: Say };

/**
 * The command whose act a press carries out, by its name or by the kept state: its settings, its boost and the
 * member's permissions are checked again at the press. A component without one says why it needs none.
 */
type ActsFor<Command> = { command: Command; noCommand?: never } | { noCommand: string; command?: never };

interface Described<Args> {
  id: CustomId<Args>;
  /** Whether it handles a button or select of a message, or a submitted form. */
  kind?: 'message' | 'form';
  mayPress: MayPress<Args>;
  /** How long it works after its message was posted, in milliseconds; always by default. */
  lifetimeMs?: number;
  /** It may answer with a form, which must be sent within 3 s and before any deferral, so nothing is deferred. */
  opensForm?: boolean;
  /** It takes long, so it is acknowledged at once. */
  isSlow?: boolean;
  /** Parses ids from before this format, on messages that still exist. */
  legacy?: (id: string) => Args | null;
}

interface WithoutState<Args> extends Described<Args> {
  /** State beyond the custom id, which needs `DefinitionWithState`. */
  state?: never;
  run: (ctx: ComponentContext, args: Args) => Promise<void>;
}

type DefinitionWithoutState<Args> = WithoutState<Args> & ActsFor<string>;

interface WithState<Args, State> extends Described<Args> {
  /** What `bot.states.keep` kept when the message was written, and the argument that holds its id. */
  state: { kind: ComponentState<State>; id: TextArg<Args> };
  /** Runs instead if the state expired or was taken; by default the member is told that the button has expired. */
  whenGone?: (ctx: ComponentContext, args: Args) => Promise<void>;
  run: (ctx: ComponentContext, args: Args, state: State) => Promise<void>;
}

type DefinitionWithState<Args, State> = WithState<Args, State> & ActsFor<string | ((state: State) => string)>;

/** One invocation of a component, with its arguments parsed. */
export interface Press {
  /** The only person who may use it; null if use does not depend on identity. */
  ownerId: string | null;
  permission: { name: PermissionName; refusal: Say | null } | null;
  /** The name of the command whose act it carries out; null for none, or if its state says so. */
  command: string | null;
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
  /** Null for arguments that this version did not write. */
  read: (written: readonly string[]) => Press | null;
  readLegacy: (id: string) => Press | null;
}

/** Describes what a button, select or form does. */
export function defineComponent<Args extends object>(definition: DefinitionWithoutState<Args>): Component;
export function defineComponent<Args extends object, State>(definition: DefinitionWithState<Args, State>): Component;
export function defineComponent<Args extends object, State>(
  definition: DefinitionWithoutState<Args> | DefinitionWithState<Args, State>,
): Component {
  const run = definition.state === undefined ? definition.run : runWithState(definition);
  const { id, mayPress, legacy, kind = 'message' } = definition;
  const command = typeof definition.command === 'string' ? definition.command : null;
  const { lifetimeMs = Infinity, opensForm = false, isSlow = false } = definition;
  const press = (args: Args | null): Press | null => {
    if (args === null) return null;
    const bound = { run: (ctx: ComponentContext) => run(ctx, args), ownerId: null, permission: null, command };
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

function runWithState<Args extends object, State>({
  state,
  run,
  command,
  whenGone = refuseGone,
}: DefinitionWithState<Args, State>) {
  return async (ctx: ComponentContext, args: Args): Promise<void> => {
    const found = await ctx.bot.states.find(state.kind, ctx.guildId, String(args[state.id]));
    if (found === null) return whenGone(ctx, args);
    const refusal = typeof command === 'function' ? ctx.refusalOf(command(found)) : null;
    return refusal === null ? run(ctx, args, found) : ctx.refuse(refusal);
  };
}

function refuseGone({ refuse, locale }: ComponentContext): Promise<void> {
  return refuse(m.component_expired({}, { locale }));
}

/** The key by which a component is looked up. */
export function componentKey(kind: 'message' | 'form', feature: string, action: string): string {
  return `${kind} ${feature}:${action}`;
}
