import { Input, SegmentedControl } from '@mantine/core';
import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import { useId } from 'react';
import { m } from '#texts';
import { issueText } from '../../components/settings-form/errors/issue-text.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';

const LOCALE_NAMES: Record<Locale, PlainMessage> = { en: m.locale_en, ru: m.locale_ru };

interface LanguageFieldProps {
  label: string;
  hint: string;
  value: Locale;
  onChange: (locale: Locale) => void;
  error?: unknown;
  /** The field's dotted path, set by the form. */
  'data-path'?: string;
}

/** Selects one of the bot's two languages. */
export function LanguageField({ label, hint, value, onChange, error, 'data-path': path }: LanguageFieldProps) {
  const text = useText();
  const labelId = useId();

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={hint}
      error={issueText(text, error)}
      size="md"
    >
      <SegmentedControl<Locale>
        data-path={path}
        aria-labelledby={labelId}
        mt="xs"
        value={value}
        onChange={onChange}
        data={LOCALES.map((locale) => ({ value: locale, label: text(LOCALE_NAMES[locale]) }))}
      />
    </Input.Wrapper>
  );
}
