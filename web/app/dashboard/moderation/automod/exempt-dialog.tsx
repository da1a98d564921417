import { Input, SegmentedControl, Select } from '@mantine/core';
import { AUTOMOD_RULES, RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { EXEMPTION_SPAN_KEYS, type ExemptionSpan } from '@perigee/core/moderation/automod/exemptions';
import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { useId, useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { MemberField } from './member-field.tsx';
import { useExempt } from './use-exemptions.ts';
import styles from './automod.module.css';

/** The author of a message, or anybody chosen in the dialog. */
export type ExemptSubject = { hit: HitReply } | 'anybody';

interface ExemptDialogProps {
  /** Null while the dialog is closed. */
  subject: ExemptSubject | null;
  onClose: () => void;
}

const SPAN_TEXTS: Record<ExemptionSpan, PlainMessage> = {
  hour: m.spare_hour,
  day: m.spare_day,
  week: m.spare_week,
  forever: m.spare_forever,
};

/** Rules a member can be exempted from; rules about joins have no such exemption. */
const SPARING_RULES = RULE_KEYS.filter((key) => AUTOMOD_RULES[key].about === 'messages');

/** Exempts a member from automoderation: from which rule, and for how long. */
export function ExemptDialog({ subject, onClose }: ExemptDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={subject !== null} onClose={onClose} title={text(m.spare_title)}>
      {subject !== null && <ExemptForm subject={subject} onClose={onClose} />}
    </FormDialog>
  );
}

function ExemptForm({ subject, onClose }: { subject: ExemptSubject; onClose: () => void }) {
  const text = useText();
  const hit = subject === 'anybody' ? null : subject.hit;
  const [memberId, setMemberId] = useState(hit?.member.id ?? null);
  const [rule, setRule] = useState<RuleKey | null>(hit?.rules.length === 1 ? (hit.rules[0] ?? null) : null);
  const [lasts, setLasts] = useState<ExemptionSpan>('day');
  const { add } = useExempt();

  const handleSubmit = () => {
    if (memberId === null) return;
    const onSuccess = () => {
      notify('success', text(m.spare_done));
      onClose();
    };
    add.mutate({ memberId, rule, lasts }, { onSuccess });
  };

  return (
    <DialogForm
      submitLabel={text(m.spare_do)}
      canSave={memberId !== null}
      isSaving={add.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      {hit === null ? (
        <MemberField value={memberId} onChange={setMemberId} />
      ) : (
        <p className={styles['subject']}>{text(m.spare_text, { name: hit.member.username ?? hit.member.id })}</p>
      )}
      <Select
        label={text(m.spare_rule)}
        allowDeselect={false}
        data={[
          { value: '', label: text(m.spare_all) },
          ...SPARING_RULES.map((key) => ({ value: key, label: text(RULE_TEXTS[key].title) })),
        ]}
        value={rule ?? ''}
        onChange={(chosen) => setRule(SPARING_RULES.find((key) => key === chosen) ?? null)}
      />
      <SpanField value={lasts} onChange={setLasts} />
      <FailureNotice error={add.error} />
    </DialogForm>
  );
}

function SpanField({ value, onChange }: { value: ExemptionSpan; onChange: (span: ExemptionSpan) => void }) {
  const text = useText();
  const id = useId();

  return (
    <Input.Wrapper label={text(m.spare_lasts)} labelElement="div" labelProps={{ id }} size="md">
      <SegmentedControl
        aria-labelledby={id}
        className={styles['spans'] ?? ''}
        mt="xs"
        size="sm"
        value={value}
        onChange={(chosen) => onChange(EXEMPTION_SPAN_KEYS.find((key) => key === chosen) ?? 'day')}
        data={EXEMPTION_SPAN_KEYS.map((key) => ({ value: key, label: text(SPAN_TEXTS[key]) }))}
      />
    </Input.Wrapper>
  );
}
