import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { EMBED_LIMITS } from '@perigee/core/base/embeds/limits';
import type { Embed } from '@perigee/core/base/embeds/schema';
import type { TemplateContext } from '@perigee/core/base/templates/catalogue';
import { useId } from 'react';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { issueText } from '../settings-form/errors/issue-text.ts';
import { EmbedText } from './embed-text.tsx';
import type { ErrorAt } from './error-at.ts';
import { fromLocalInput, toLocalInput } from './local-input.ts';

const TYPES = ['none', 'current', 'custom', 'template'] as const;
type TimeType = (typeof TYPES)[number];

const TYPE_TEXTS: Record<TimeType, PlainMessage> = {
  none: m.embed_time_none,
  current: m.embed_time_current,
  custom: m.embed_time_custom,
  template: m.embed_time_template,
};

interface TimeFieldProps {
  value: Embed['timestamp'];
  context: TemplateContext;
  errorAt: ErrorAt;
  onChange: (timestamp: Embed['timestamp']) => void;
}

/** The time in the footer: none, the sending time, a fixed one, or a variable. */
export function TimeField({ value, context, errorAt, onChange }: TimeFieldProps) {
  const text = useText();
  const labelId = useId();
  const current = value ?? { type: 'current', date: '', template: '' };

  const handleType = (type: TimeType) => onChange(type === 'none' ? null : { ...current, type });

  return (
    <>
      <Input.Wrapper label={text(m.embed_time)} labelElement="div" labelProps={{ id: labelId }} size="md">
        <SegmentedControl<TimeType>
          aria-labelledby={labelId}
          fullWidth
          size="sm"
          value={value?.type ?? 'none'}
          onChange={handleType}
          data={TYPES.map((type) => ({ value: type, label: text(TYPE_TEXTS[type]) }))}
        />
      </Input.Wrapper>
      {value?.type === 'custom' && (
        <TextInput
          type="datetime-local"
          label={text(m.embed_time_date)}
          value={toLocalInput(value.date)}
          error={issueText(text, errorAt('timestamp.date'))}
          onChange={({ currentTarget }) => onChange({ ...value, date: fromLocalInput(currentTarget.value) })}
        />
      )}
      {value?.type === 'template' && (
        <EmbedText
          label={text(m.embed_time_variable)}
          value={value.template}
          max={EMBED_LIMITS.timestampTemplate}
          context={context}
          form="moment"
          hint={text(m.embed_time_hint, { example: '{{ member.joined }}' })}
          error={errorAt('timestamp.template')}
          onChange={(template) => onChange({ ...value, template })}
        />
      )}
    </>
  );
}
