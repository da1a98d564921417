import { isReferenceGroup, isReferenceId, findVariable } from '../variables.ts';
import type { TemplateFieldKind, TemplateContext } from '../catalogue.ts';
import { escapeMarkup, momentMarkup, plainMoment, type TemplateForm } from './markup.ts';
import { ShownMoment, ShownText } from './shown-text.ts';

/** Whom a message may ping, in the platform's form. */
export interface AllowedMentions {
  parse: [];
  users: string[];
  roles: string[];
}

export interface Scope {
  /** Read by the engine; its objects have no prototypes. */
  variables: Record<string, Record<string, unknown>>;
  /** The pings that the template can produce, by their markup. */
  pings: Map<string, { kind: 'users' | 'roles'; id: string }>;
}

export type AnyValues = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

interface ScopeSource {
  context: TemplateContext;
  values: AnyValues;
  form: TemplateForm;
  /** Names of roles and channels by id, for contexts where the platform does not render mentions. */
  names: ReadonlyMap<string, string>;
}

/** Gives the engine exactly the variables that the template uses, and nothing else. */
export function createScope(used: Iterable<{ group: string; field: string }>, source: ScopeSource): Scope {
  const scope: Scope = { variables: bare(), pings: new Map() };
  for (const { group, field } of used) {
    const fields = (scope.variables[group] ??= bare());
    fields[field] =
      isReferenceGroup(group) && isReferenceId(field)
        ? mention(scope, { group, id: field, name: source.names.get(field) ?? field, form: source.form })
        : valueOf(scope, group, field, source);
  }
  return scope;
}

function bare<Value>(): Record<string, Value> {
  return Object.create(null);
}

function valueOf(scope: Scope, group: string, field: string, { context, values, form }: ScopeSource): unknown {
  const kind = findVariable(context, group, field)?.kind;
  const input = values[group];
  if (kind === undefined || !input) return null;
  if (kind !== 'mention') return shownValue(kind, input[field], form);
  const { id, name } = input;
  return typeof id === 'string'
    ? mention(scope, { group, id, name: typeof name === 'string' ? name : id, form })
    : null;
}

function shownValue(kind: TemplateFieldKind, value: unknown, form: TemplateForm): unknown {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return null;
    return new ShownMoment(value, form === 'plain' ? plainMoment(value, 'f') : momentMarkup(value, 'f'));
  }
  // Empty text counts as missing, so that `if` tests whether there is any.
  if (value === '') return null;
  if (kind === 'text' && typeof value === 'string') {
    return new ShownText(value, form === 'plain' ? value : escapeMarkup(value));
  }
  return value ?? null;
}

interface Mentioned {
  group: string;
  id: string;
  name: string;
  form: TemplateForm;
}

const SIGILS: Readonly<Record<string, string>> = { role: '@&', channel: '#' };

function mention(scope: Scope, { group, id, name, form }: Mentioned): ShownText {
  const sigil = SIGILS[group] ?? '@';
  if (form === 'plain') return plainText(`${sigil.slice(0, 1)}${name}`);
  const markup = `<${sigil}${id}>`;
  if (group !== 'channel') scope.pings.set(markup, { kind: group === 'role' ? 'roles' : 'users', id });
  return plainText(markup);
}

function plainText(text: string): ShownText {
  return new ShownText(text, text);
}
