import type { CaseSummary } from '@perigee/core/moderation/cases/schema';
import { isInForce } from '@perigee/core/moderation/cases/case';
import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../../components/button/button.tsx';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { useGuildId, useViewedGuild } from '../../../lib/guilds/use-viewed-guild.ts';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { caseName, LIFT_TEXTS, casePersonName } from '../case-texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { LiftDialog } from '../lift-dialog.tsx';
import { timeLeft } from '../../../lib/time/time-left.ts';
import { TypeIcon } from '../type-icon.tsx';
import { useCaseChanges } from '../use-case-changes.ts';
import styles from './running.module.css';

interface RunningRowProps {
  summary: CaseSummary;
  /** Milliseconds since 1970. */
  now: number;
  /** The case failed, and can be retried. */
  isFailed?: boolean;
}

/** One punishment in force or one failed case, with its quick actions. */
export function RunningRow({ summary, now, isFailed = false }: RunningRowProps) {
  const text = useText();
  const guildId = useGuildId();
  const { data: guild } = useViewedGuild();
  const { retry } = useCaseChanges(summary.number);
  const mayChange = guild?.changes.includes(summary.type) === true;

  return (
    <li className={styles['running']}>
      <TypeIcon type={summary.type} />
      <div className={styles['what']}>
        <Link className={styles['title']} to={`/guilds/${guildId}/cases/${summary.number}`} viewTransition>
          {caseName(text, summary)}
        </Link>
        <span>{casePersonName(summary.member)}</span>
        {summary.problem !== null && (
          <span className={styles['bad']}>{text(m.case_problem, { problem: summary.problem })}</span>
        )}
        {!isFailed && <TimeLeft endsAt={summary.endsAt} now={now} />}
        <FailureNotice error={retry.error} />
      </div>
      {mayChange && <RowActions summary={summary} isFailed={isFailed} retry={retry} />}
    </li>
  );
}

interface RowActionsProps extends Pick<RunningRowProps, 'summary' | 'isFailed'> {
  retry: ReturnType<typeof useCaseChanges>['retry'];
}

/** The actions available without opening the case. */
function RowActions({ summary, isFailed = false, retry }: RowActionsProps) {
  const text = useText();
  const [open, setOpen] = useState<'edit' | 'lift' | null>(null);
  const lift = LIFT_TEXTS[summary.type];
  const name = caseName(text, summary);

  return (
    <div className={styles['rowActions']}>
      {isFailed && (
        <Button
          size="small"
          tone="primary"
          aria-label={`${text(m.case_retry)}: ${name}`}
          busy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {text(m.case_retry)}
        </Button>
      )}
      {!isFailed && summary.type !== 'warn' && (
        <Button size="small" aria-label={`${text(m.case_edit)}: ${name}`} onClick={() => setOpen('edit')}>
          {text(m.case_edit)}
        </Button>
      )}
      {!isFailed && lift !== undefined && isInForce(summary) && (
        <Button
          size="small"
          tone="dangerQuiet"
          aria-label={`${text(lift.action)}: ${name}`}
          onClick={() => setOpen('lift')}
        >
          {text(lift.action)}
        </Button>
      )}
      <EditDialog summary={summary} mayChangeDuration isOpen={open === 'edit'} onClose={() => setOpen(null)} />
      <LiftDialog summary={summary} isOpen={open === 'lift'} onClose={() => setOpen(null)} />
    </div>
  );
}

function TimeLeft({ endsAt, now }: { endsAt: string | null; now: number }) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();

  if (endsAt === null) return null;
  const left = timeLeft(Date.parse(endsAt) - now, locale);
  return (
    <time className={styles['left']} dateTime={endsAt} title={moments.dayAndTime(endsAt)}>
      {left === '' ? text(m.running_over) : text(m.running_left, { time: left })}
    </time>
  );
}
