import type { ExemptionReply } from '@perigee/core/moderation/automod/exemption-endpoints';
import { EXEMPTION_MAX } from '@perigee/core/moderation/automod/exemptions';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { useExemptions, useExempt } from './use-exemptions.ts';
import styles from './automod.module.css';

/** Members exempt from automoderation: from which rule, until when, and a button to end it. */
export function ExemptionCard({ onAdd }: { onAdd: () => void }) {
  const text = useText();
  const exemption = useExemptions();
  const { end } = useExempt();
  const shown = exemption.data ?? [];

  const handleEnd = ({ member, rule }: ExemptionReply) =>
    end.mutate({ memberId: member.id, rule }, { onSuccess: () => notify('success', text(m.spared_ended)) });

  return (
    <SettingsCard path="spared" title={text(m.spared_title)} text={text(m.spared_text)}>
      {exemption.isPending && <Skeleton height={64} />}
      {exemption.data !== undefined && shown.length === 0 && <p className={styles['none']}>{text(m.spared_none)}</p>}
      {shown.length > 0 && (
        <ul className={styles['spared']} aria-label={text(m.spared_title)}>
          {shown.map((one) => (
            <ExemptionRow
              key={`${one.member.id} ${one.rule}`}
              exemption={one}
              isEnding={end.isPending}
              onEnd={() => handleEnd(one)}
            />
          ))}
        </ul>
      )}
      {(end.isError || exemption.isError) && <FailureNotice error={end.error ?? exemption.error} />}
      <Button size="small" aria-haspopup="dialog" disabled={shown.length >= EXEMPTION_MAX} onClick={onAdd}>
        {text(m.spared_add)}
      </Button>
    </SettingsCard>
  );
}

interface ExemptionRowProps {
  exemption: ExemptionReply;
  isEnding: boolean;
  onEnd: () => void;
}

function ExemptionRow({ exemption: { member, rule, until, by }, isEnding, onEnd }: ExemptionRowProps) {
  const text = useText();
  const moments = useMoments();
  const name = member.global_name ?? member.username ?? member.id;
  const whose = by.global_name ?? by.username ?? by.id;
  const rules = rule === null ? text(m.spare_all) : text(RULE_TEXTS[rule].title);

  return (
    <li>
      <Avatar user={member} name={name} size={36} />
      <div className={styles['sparedWords']}>
        <strong>{name}</strong>
        <span>
          {rules} ·{' '}
          {until === null ? text(m.spared_forever) : text(m.spared_until, { moment: moments.dayAndTime(until) })}
        </span>
        <span className={styles['dim']}>{text(m.spared_by, { name: whose })}</span>
      </div>
      <Button
        size="small"
        tone="dangerQuiet"
        disabled={isEnding}
        aria-label={`${text(m.spared_end)}: ${name}, ${rules}`}
        onClick={onEnd}
      >
        {text(m.spared_end)}
      </Button>
    </li>
  );
}
