import type { TemplatePlace } from '@perigee/core/templates/catalogue';
import { TEMPLATE_MAX } from '@perigee/core/templates/limits';
import type { TemplateProblem } from '@perigee/core/templates/problem';
import { Input } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type SayText, useText } from '../../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { useFieldBar } from './field-bar.tsx';
import { TemplateEditor, type TemplateInputProps } from './template-editor.tsx';
import { TemplateFoot } from './template-foot.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useTemplateCheck } from './use-template-check.ts';
import { UsedMentions } from './used-mentions.tsx';
import { sayIssue } from '../../../lib/api/issue-texts.ts';
import styles from './template-field.module.css';

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
  /** Of those that share a bar, the one whose tools it shows at first. */
  isFirst?: boolean;
}

/** A message template: coloured, counted, checked by the server as it is typed, with a list of what fits on `{{`. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, description, place, value, error, max = TEMPLATE_MAX, isLine = false, form, disabled } = props;
  const { hasHelp = true, isFirst = false, path } = props;
  const text = useText();
  const { locale } = usePreferences();
  const { roles, channels } = useGuild();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useFieldBar(id, isFirst);
  const found = useTemplateCheck({ place, text: value, form });
  const list = useSuggestions(field, value, { place, form, roles, channels, text, locale });
  // What is still being written is not a mistake yet.
  const problem = list.suggestions ? null : found;
  const refusal = problem ? problemText(text, problem, isLine) : issueText(text, error);
  const hasFoot = bar === null || (bar.isMine && bar.slot !== null);
  const describedBy = [hasFoot && `${id}-foot`, refusal && `${id}-error`, description && `${id}-description`];

  return (
    <Input.Wrapper
      id={id}
      data-path={path}
      label={label}
      {...(bar !== null && { labelProps: { className: 'visually-hidden' }, className: styles['bare'] })}
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
        {...(bar !== null && { onFocus: bar.enter })}
      />
      <FootPlace bar={bar} label={label}>
        <TemplateFoot {...{ max, disabled, hasHelp }} id={`${id}-foot`} used={value.length} onInsert={list.begin} />
      </FootPlace>
      <UsedMentions value={value} />
      <SuggestionCount count={list.suggestions?.length} />
    </Input.Wrapper>
  );
}

/** Below the field, or in the bar it shares, which says whose tools it shows. */
function FootPlace({
  bar,
  label,
  children,
}: {
  bar: ReturnType<typeof useFieldBar>;
  label: string;
  children: ReactNode;
}) {
  if (bar === null) return children;
  if (bar.slot === null || !bar.isMine) return null;
  return createPortal(
    <div className={styles['shared']}>
      <span className={styles['whose']} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>,
    bar.slot,
  );
}

/** Read aloud while the list is open. */
function SuggestionCount({ count }: { count: number | undefined }) {
  const text = useText();
  return (
    <p className="visually-hidden" role="status">
      {count !== undefined && text(m.template_suggestions_count, { count })}
    </p>
  );
}

/** The mistake (docs/rules/api.md#texts) and where it is; a field of one line has no line numbers. */
function problemText(text: SayText, found: TemplateProblem, isLine: boolean): string {
  const { line, column } = found;
  const problem = sayIssue(text, found);
  return isLine ? text(m.template_place_line, { column, problem }) : text(m.template_place, { line, column, problem });
}
