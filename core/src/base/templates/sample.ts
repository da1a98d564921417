import type { Locale } from '../locales/locales.ts';
import { TEMPLATE_GROUPS, type TemplateContext, TEMPLATE_CONTEXTS } from './catalogue.ts';
import { type RenderOptions, renderWith } from './rendering/render-template.ts';
import { setUnfinishedAside } from './unfinished.ts';
import { withoutMarks } from './unfinished-marks.ts';
import { variablesOfGroup } from './variables.ts';

/**
 * A template rendered with the catalogue's samples. Parts that do not compile yet stay as typed, and are marked
 * (`UNFINISHED`) where markup is read.
 */
export function renderSample(
  text: string,
  context: TemplateContext,
  locale: Locale,
  options: RenderOptions = {},
): string {
  const values = sampleValues(context, locale);
  try {
    return renderWith(text, context, values, options).content;
  } catch {
    const aside = setUnfinishedAside(text);
    const content = aside.restore(renderWith(aside.text, context, values, options).content);
    return options.form === 'plain' ? withoutMarks(content) : content;
  }
}

/** The display text of the mentions in such a text, by markup: `<@…101>` is “@Alice”. */
export function sampleMentions(locale: Locale): ReadonlyMap<string, string> {
  const { member, moderator, channel } = TEMPLATE_GROUPS;
  return new Map([
    [`<@${member.id.sample}>`, member.mention.sample[locale]],
    [`<@${moderator.id.sample}>`, moderator.mention.sample[locale]],
    [`<#${channel.id.sample}>`, channel.mention.sample[locale]],
  ]);
}

function sampleValues(context: TemplateContext, locale: Locale): Record<string, Record<string, unknown>> {
  const groups = TEMPLATE_CONTEXTS[context].map((group) => {
    const fields = variablesOfGroup(group).map(({ field, kind, sample }) => {
      const value = typeof sample === 'object' ? sample[locale] : sample;
      return [field, kind === 'moment' ? new Date(value) : value];
    });
    return [group, Object.fromEntries(fields)];
  });
  return Object.fromEntries(groups);
}
