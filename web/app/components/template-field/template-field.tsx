import { Input } from '@mantine/core';
import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import { TEMPLATE_MAX } from '@perigee/core/templates/limits';
import { useId, useRef } from 'react';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/issue-text.ts';
import { problemText } from './problem-text.ts';
import { TemplateEditor, type TemplateInputProps } from './template-editor.tsx';
import { TemplateFoot } from './template-foot.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useTemplateCheck } from './use-template-check.ts';
import { UsedMentions } from './used-mentions.tsx';

export interface TemplateFieldProps extends TemplateInputProps {
  label: string;
  description?: string;
  /** Decides which variables there are. */
  place: TemplatePlace;
  /** Of the form: `error` of `getInputProps`. */
  error?: unknown;
  /** Counted in UTF-16 code units. */
  max?: number;
  /** One time variable and nothing else. */
  form?: 'moment';
  /** Whether the foot leads to the documentation; needless where many fields stand together. */
  hasHelp?: boolean;
  /** The field's dotted path, for links that lead to it. */
  path?: string;
}

/** A message template: coloured, counted, checked by the server as it is typed, with a list of what fits on `{{`. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, description, place, value, error, max = TEMPLATE_MAX, isLine = false, form, disabled } = props;
  const { hasHelp = true, path } = props;
  const text = useText();
  const { locale } = usePreferences();
  const { roles, channels } = useGuild();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const found = useTemplateCheck({ place, text: value, form });
  const list = useSuggestions(field, value, { place, form, roles, channels, text, locale });
  // What is still being written is not a mistake yet.
  const problem = list.suggestions ? null : found;
  const refusal = problem ? problemText(text, problem, isLine) : issueText(text, error);
  const describedBy = [`${id}-foot`, refusal && `${id}-error`, description && `${id}-description`];

  return (
    <Input.Wrapper
      id={id}
      data-path={path}
      label={label}
      description={description}
      error={refusal}
      withAsterisk={props.required === true}
      size="md"
    >
      <TemplateEditor
        {...props}
        id={id}
        isLine={isLine}
        problem={problem}
        isInvalid={refusal !== undefined}
        describedBy={describedBy.filter(Boolean).join(' ')}
        field={field}
        list={list}
      />
      <TemplateFoot
        id={`${id}-foot`}
        used={value.length}
        max={max}
        onInsert={list.begin}
        disabled={disabled}
        hasHelp={hasHelp}
      />
      <UsedMentions value={value} />
      <p className="visually-hidden" role="status">
        {list.suggestions && text(m.template_suggestions_count, { count: list.suggestions.length })}
      </p>
    </Input.Wrapper>
  );
}
