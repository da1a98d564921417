import type { OverviewProblem, ProblemCode } from '@perigee/core/overview/endpoints';
import { SECTIONS } from '@perigee/core/settings/sections';
import { Link } from 'react-router';
import { m } from '#texts';
import { fieldPathText } from '../../components/change-list/field-text.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { type SayText, useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import { fieldHash } from '../../lib/settings/linked-field.ts';
import styles from './overview.module.css';

const PROBLEM_TEXTS: Record<ProblemCode, (text: SayText, problem: OverviewProblem) => string> = {
  deletedRole: (text) => text(m.problem_deletedRole),
  deletedChannel: (text) => text(m.problem_deletedChannel),
  roleAboveBot: (text, { name }) => text(m.problem_roleAboveBot, { name: name ?? '' }),
  channelClosed: (text, { name }) => text(m.problem_channelClosed, { name: name ?? '' }),
  missingPermission: (text, { permission }) => text(m.problem_missingPermission, { permission: permission ?? '' }),
  muteChannels: (text, { name }) => text(m.problem_muteChannels, { name: name ?? '' }),
  auditLogClosed: (text) => text(m.problem_auditLogClosed),
  webhookMissing: (text, { name }) => text(m.problem_webhookMissing, { name: name ?? '' }),
  greetingRefused: (text) => text(m.problem_greetingRefused),
  inboxClosed: (text) => text(m.problem_inboxClosed),
  directMessagesPaused: (text) => text(m.problem_directMessagesPaused),
  muteImpossible: (text) => text(m.problem_muteImpossible),
  filterRefused: (text) => text(m.problem_filterRefused),
  filterChanged: (text) => text(m.problem_filterChanged),
};

interface ProblemListProps {
  guildId: string;
  problems: readonly OverviewProblem[];
}

/** What the bot lacks, each with the way to the field that asks for it. */
export function ProblemList({ guildId, problems }: ProblemListProps) {
  const text = useText();

  if (problems.length === 0) {
    return (
      <section className={styles['verdict']} data-tone="good">
        <Icon name="check" size={24} />
        <div>
          <h2>{text(m.overview_fine_title)}</h2>
          <p>{text(m.overview_fine_text)}</p>
        </div>
      </section>
    );
  }
  return (
    <section className={styles['verdict']} data-tone="warn">
      <Icon name="alert" size={24} />
      <div>
        <h2>{text(m.overview_problems_title)}</h2>
        <p>{text(m.overview_problems_text)}</p>
        <ul className={styles['problems']}>
          {problems.map((problem) => (
            <li key={`${problem.section}.${problem.path}.${problem.code}`}>
              <span>{PROBLEM_TEXTS[problem.code](text, problem)}</span>
              <Link to={`/guilds/${guildId}/${problem.tab}${fieldHash(problem.section, problem.path)}`}>
                {text(sectionText(problem.section))} ›{' '}
                {fieldPathText(text, SECTIONS[problem.section].schema, problem.path.split('.'))}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
