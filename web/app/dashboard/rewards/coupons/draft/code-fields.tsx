import { SegmentedControl, TextInput } from '@mantine/core';
import { ownCodeSchema } from '@perigee/core/rewards/coupons/code';
import type { CodeDraft } from '@perigee/core/rewards/coupons/schema';
import * as z from 'zod/mini';
import { m } from '#texts';
import { FieldGroup } from '../../../components/pickers/field-group.tsx';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';

interface CodeFieldsProps {
  value: CodeDraft;
  onChange: (value: CodeDraft) => void;
}

const KINDS = ['drawn', 'own', 'none'] as const;

const TEXTS: Record<CodeDraft['kind'], { label: PlainMessage; hint: PlainMessage }> = {
  drawn: { label: m.coupons_code_drawn, hint: m.coupons_code_drawn_hint },
  own: { label: m.coupons_code_own, hint: m.coupons_code_own_hint },
  none: { label: m.coupons_code_none, hint: m.coupons_code_none_hint },
};

/** Whether the code can be used as entered. */
export function isCodeReady(draft: CodeDraft): boolean {
  return draft.kind !== 'own' || z.safeParse(ownCodeSchema, draft.code).success;
}

/** Where the code of a coupon comes from. */
export function CodeFields({ value, onChange }: CodeFieldsProps) {
  const text = useText();
  const code = value.kind === 'own' ? value.code : '';

  return (
    <>
      <FieldGroup label={text(m.coupons_code_kind)} hint={text(TEXTS[value.kind].hint)}>
        <SegmentedControl
          fullWidth
          aria-label={text(m.coupons_code_kind)}
          value={value.kind}
          onChange={(kind) => onChange(kind === 'own' ? { kind, code: '' } : { kind })}
          data={KINDS.map((kind) => ({ value: kind, label: text(TEXTS[kind].label) }))}
        />
      </FieldGroup>
      {value.kind === 'own' && (
        <TextInput
          label={text(m.coupons_own_code)}
          value={code}
          onChange={({ currentTarget }) => onChange({ kind: 'own', code: currentTarget.value })}
          error={code !== '' && !isCodeReady(value) && text(m.issue_couponCodeInvalid)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
    </>
  );
}
