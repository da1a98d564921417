import type { GuildChannel, GuildRole } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { variablesOf } from '@perigee/core/base/templates/variables';
import { m } from '#texts';
import type { Translate } from '../../../lib/preferences/use-text.ts';
import type { Completion } from './find-completion.ts';
import { FILTER_TEXTS, variableText } from '../../../components/template-variables/variable-texts.ts';

export interface Suggestion {
  /** What is inserted into the template. */
  insert: string;
  /** Its label in the list. */
  label: string;
  hint: string;
  kind: 'variable' | 'filter' | 'role' | 'channel';
  /** The colour of a role, 0xRRGGBB; 0 means none. */
  color: number;
}

export interface SuggestionSource {
  context: TemplateContext;
  form?: 'moment' | undefined;
  roles: readonly GuildRole[];
  channels: readonly GuildChannel[];
  text: Translate;
  locale: Locale;
}

/** More would not be read; typing on narrows the list. */
const SHOWN_MAX = 40;

/** Everything suitable whose name or description contains the query; names that begin with it come first. */
export function listSuggestions({ kind, query }: Completion, source: SuggestionSource): Suggestion[] {
  const wanted = query.replace(/^[@#]/, '').toLocaleLowerCase(source.locale);
  const all = kind === 'filter' ? filters(source) : [...variables(source), ...references(source)];
  const rank = ({ label, insert, hint }: Suggestion): number => {
    const names = [label, insert].map((name) => name.replace(/^[@#]/, '').toLocaleLowerCase(source.locale));
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return hint.toLocaleLowerCase(source.locale).includes(wanted) ? 2 : 3;
  };
  return all
    .map((suggestion) => ({ suggestion, rank: rank(suggestion) }))
    .filter((ranked) => ranked.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, SHOWN_MAX)
    .map(({ suggestion }) => suggestion);
}

function variables({ context, form, text }: SuggestionSource): Suggestion[] {
  return variablesOf(context)
    .filter(({ kind }) => form === undefined || kind === form)
    .map(({ name }) => {
      const describe = variableText(name);
      return { insert: name, label: name, hint: describe ? text(describe) : '', kind: 'variable', color: 0 };
    });
}

function references({ form, roles, channels, text }: SuggestionSource): Suggestion[] {
  if (form === 'moment') return [];
  return [
    ...roles.map(({ id, name, color, memberMentionable }): Suggestion => {
      const hint = text(memberMentionable ? m.template_suggestion_role : m.template_suggestion_role_barred);
      return { insert: `role.${id}`, label: `@${name}`, hint, kind: 'role', color };
    }),
    ...channels
      .filter(({ type }) => type !== CATEGORY)
      .map(({ id, name }): Suggestion => {
        const hint = text(m.template_suggestion_channel);
        return { insert: `channel.${id}`, label: `#${name}`, hint, kind: 'channel', color: 0 };
      }),
  ];
}

/** The platform's channel type for a category, which cannot be opened. */
const CATEGORY = 4;

function filters({ text }: SuggestionSource): Suggestion[] {
  return Object.entries(FILTER_TEXTS).map(([name, describe]): Suggestion => {
    return { insert: name, label: name, hint: text(describe), kind: 'filter', color: 0 };
  });
}
