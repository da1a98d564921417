import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { TEMPLATE_MAX } from '@perigee/core/base/templates/limits';
import type { TemplateProblem } from '@perigee/core/base/templates/problem';
import { Input } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type Translate, useText } from '../../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { useFieldBar } from './field-bar.tsx';
import { TemplateEditor, type TemplateInputProps } from './template-editor.tsx';
import { TemplateFoot } from './template-foot.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useTemplateCheck } from './use-template-check.ts';
import { UsedMentions } from './used-mentions.tsx';
import { describeIssue } from '../../../lib/api/issue-texts.ts';
import styles from './template-field.module.css';

export interface TemplateFieldProps extends TemplateInputProps {
  label: string;
  description?: string;
  /** Decides which variables exist. */
  context: TemplateContext;
  /** The form's error: `error` of `getInputProps`. */
  error?: unknown;
  /** The maximum in UTF-16 code units. */
  max?: number;
  /** The text must be a single time variable. */
  form?: 'moment';
  /** Whether the foot links to the documentation; unnecessary where there are many fields. */
  hasHelp?: boolean;
  /** The field's dotted path, for links to it. */
  path?: string;
  /** The field whose tools a shared bar shows at first. */
  isFirst?: boolean;
}

/** A message template: coloured, counted, checked by the server during typing, with suggestions on `{{`. */
export function TemplateField(props: TemplateFieldProps) {
  const { label, description, context, value, error, max = TEMPLATE_MAX, isLine = false, form, disabled } = props;
  const { hasHelp = true, isFirst = false, path } = props;
  const text = useText();
  const { locale } = usePreferences();
  const { roles, channels } = useGuild();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useFieldBar(id, isFirst);
  const found = useTemplateCheck({ context, text: value, form });
  const list = useSuggestions(field, value, { context, form, roles, channels, text, locale });
  // Unfinished input is not an error yet.
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

/** Below the field, or in the shared bar, which names the field its tools belong to. */
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

/** Announced while the list is open. */
function SuggestionCount({ count }: { count: number | undefined }) {
  const text = useText();
  return (
    <p className="visually-hidden" role="status">
      {count !== undefined && text(m.template_suggestions_count, { count })}
    </p>
  );
}

/** The error (docs/rules/api.md#texts) and its position; single-line fields have no line numbers. */
function problemText(text: Translate, found: TemplateProblem, isLine: boolean): string {
  const { line, column } = found;
  const problem = describeIssue(text, found);
  return isLine ? text(m.template_place_line, { column, problem }) : text(m.template_place, { line, column, problem });
}
