import type { Liquid } from 'liquidjs';
import { cutText } from '../../text/cut.ts';
import type { TemplateContext } from '../catalogue.ts';
import type { UsedVariable } from '../check-expression.ts';
import { createEngine } from './engine.ts';
import type { TemplateForm } from './markup.ts';
import { type AllowedMentions, type AnyValues, createScope } from './scope.ts';
import { usedVariables } from '../used-variables.ts';
import type { TemplateValues } from './values.ts';

export interface RenderedTemplate {
  content: string;
  /** Must be sent along: only what the template itself mentions may ping. */
  allowedMentions: AllowedMentions;
}

export interface RenderOptions {
  /** `plain` where the platform reads no markup: an embed's author and footer. */
  form?: TemplateForm;
  /** Names of roles and channels by id; used only in the form `plain`. */
  names?: ReadonlyMap<string, string>;
  /** Longest result in UTF-16 code units; the rest is cut off. */
  max?: number;
}

/** The platform's longest message. */
export const CONTENT_MAX = 2_000;

const NO_NAMES: ReadonlyMap<string, string> = new Map();

const engines: Record<TemplateForm, Liquid> = { message: createEngine('message'), plain: createEngine('plain') };
const reader = createEngine('unescaped');

/**
 * Renders a template. Unknown variables are empty; text in values neither formats nor pings.
 * @throws Error when the text does not parse, which cannot happen for a template that was checked before it was saved.
 */
export function renderTemplate<Context extends TemplateContext>(
  text: string,
  context: Context,
  values: TemplateValues<Context>,
  options: RenderOptions = {},
): RenderedTemplate {
  return renderWith(text, context, { ...values }, options);
}

/** The same for values whose types are not checked against the context. */
export function renderWith(
  text: string,
  context: TemplateContext,
  values: AnyValues,
  { form = 'message', names = NO_NAMES, max = CONTENT_MAX }: RenderOptions,
): RenderedTemplate {
  const scope = createScope(usedIn(text), { context, values, form, names });
  const content = cutText(String(engines[form].parseAndRenderSync(text, scope.variables)).trim(), max);

  const pings = [...scope.pings].flatMap(([markup, ping]) => (content.includes(markup) ? [ping] : []));
  const idsOf = (kind: string) => pings.filter((ping) => ping.kind === kind).map(({ id }) => id);
  return { content, allowedMentions: { parse: [], users: idsOf('users'), roles: idsOf('roles') } };
}

function usedIn(text: string): UsedVariable[] {
  const used = usedVariables(reader, text);
  if ('code' in used) throw new Error(`template does not compile: ${used.message}`);
  return used;
}
