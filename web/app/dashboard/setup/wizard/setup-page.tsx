import { Navigate } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { SetupDone } from './setup-done.tsx';
import { SetupPlanList } from './setup-plan.tsx';
import { SetupQuestions } from './setup-questions.tsx';
import { useSetup } from './use-setup.ts';
import { WelcomeSample } from './welcome-sample.tsx';
import styles from './setup.module.css';

/** Five questions that set up a server. Not for people who may edit only single tabs. */
export default function SetupPage() {
  const { id, rights } = useGuild();
  return rights.manager ? <Setup /> : <Navigate to={`/guilds/${id}`} replace />;
}

function Setup() {
  const text = useText();
  const { name } = useGuild();
  const setup = useSetup();
  const done = setup.applying.data?.applied === true ? setup.applying.data : null;

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.setup_title)} · ${name}` })} />
      <SettingsHeading title={text(m.setup_title)} text={text(m.setup_lead)} />
      {done === null ? <Questions setup={setup} /> : <SetupDone plan={done} setup={setup} />}
    </>
  );
}

function Questions({ setup: { answers, answer, plan, applying } }: { setup: ReturnType<typeof useSetup> }) {
  const text = useText();
  const sections = applying.data?.sections ?? plan.data?.sections ?? [];
  const isRefused = sections.some(({ issues }) => issues.length > 0);

  return (
    <div className={styles['page']} data-wide>
      <SetupQuestions answers={answers} onAnswer={answer} />
      <section className={styles['side']} aria-labelledby="setup-plan" aria-busy={plan.isFetching}>
        <h2 id="setup-plan">{text(m.setup_plan)}</h2>
        <div className={styles['read']}>
          {plan.data === undefined && plan.isPending ? (
            <Skeleton height={220} />
          ) : (
            <SetupPlanList answers={answers} sections={sections} />
          )}
          {answers.welcomeChannel !== null && <WelcomeSample answers={answers} />}
        </div>
        <FailureNotice error={applying.error ?? plan.error} />
        <Button
          tone="primary"
          busy={applying.isPending}
          disabled={plan.isPlaceholderData || isRefused || sections.length === 0}
          onClick={() => applying.mutate()}
        >
          {text(m.setup_apply)}
        </Button>
        <p className={styles['note']}>{text(m.setup_plan_one)}</p>
      </section>
    </div>
  );
}
