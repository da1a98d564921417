import { Input, SegmentedControl, Select } from '@mantine/core';
import { AUTOMOD_RULES, RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { SPARED_SPAN_KEYS, type SparedSpan } from '@perigee/core/moderation/automod/spared';
import type { HitReply } from '@perigee/core/moderation/automod/site-endpoints';
import { useId, useState } from 'react';
import { m } from '#texts';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { DialogForm } from '../../components/settings-form/dialog-form.tsx';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { say } from '../../../lib/snackbar/snackbar-store.ts';
import { MemberField } from './member-field.tsx';
import { useSparing } from './use-spared.ts';
import styles from './automod.module.css';

/** The author of a message, or anybody chosen in the dialog. */
export type SpareSubject = { hit: HitReply } | 'anybody';

interface SpareDialogProps {
  /** Null while the dialog is closed. */
  subject: SpareSubject | null;
  onClose: () => void;
}

const SPAN_TEXTS: Record<SparedSpan, PlainMessage> = {
  hour: m.spare_hour,
  day: m.spare_day,
  week: m.spare_week,
  forever: m.spare_forever,
};

/** Rules a member can be exempted from; rules about joins have no such exemption. */
const SPARING_RULES = RULE_KEYS.filter((key) => AUTOMOD_RULES[key].about === 'messages');

/** Exempts a member from automoderation: from which rule, and for how long. */
export function SpareDialog({ subject, onClose }: SpareDialogProps) {
  const text = useText();

  return (
    <FormDialog isOpen={subject !== null} onClose={onClose} title={text(m.spare_title)}>
      {subject !== null && <SpareForm subject={subject} onClose={onClose} />}
    </FormDialog>
  );
}

function SpareForm({ subject, onClose }: { subject: SpareSubject; onClose: () => void }) {
  const text = useText();
  const hit = subject === 'anybody' ? null : subject.hit;
  const [memberId, setMemberId] = useState(hit?.member.id ?? null);
  const [rule, setRule] = useState<RuleKey | null>(hit?.rules.length === 1 ? (hit.rules[0] ?? null) : null);
  const [lasts, setLasts] = useState<SparedSpan>('day');
  const { add } = useSparing();

  const handleSubmit = () => {
    if (memberId === null) return;
    const onSuccess = () => {
      say('good', text(m.spare_done));
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

function SpanField({ value, onChange }: { value: SparedSpan; onChange: (span: SparedSpan) => void }) {
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
        onChange={(chosen) => onChange(SPARED_SPAN_KEYS.find((key) => key === chosen) ?? 'day')}
        data={SPARED_SPAN_KEYS.map((key) => ({ value: key, label: text(SPAN_TEXTS[key]) }))}
      />
    </Input.Wrapper>
  );
}
