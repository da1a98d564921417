import type { OverviewProblem, ProblemCode } from '@perigee/core/setup/overview/endpoints';
import { fieldPathText } from '@perigee/core/community/settings/field-text';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { type Translate, useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { fieldAddress } from '../../../lib/settings/field-address.ts';
import { FixButton } from './fix-button.tsx';
import styles from './overview.module.css';

const PROBLEM_TEXTS: Record<ProblemCode, (text: Translate, problem: OverviewProblem) => string> = {
  deletedRole: (text) => text(m.problem_deletedRole),
  deletedChannel: (text) => text(m.problem_deletedChannel),
  roleAboveBot: (text, { name }) => text(m.problem_roleAboveBot, { name: name ?? '' }),
  roleDangerous: (text, { name }) => text(m.problem_roleDangerous, { name: name ?? '' }),
  channelClosed: (text, { name }) => text(m.problem_channelClosed, { name: name ?? '' }),
  missingPermission: (text, { permission }) => text(m.problem_missingPermission, { permission: permission ?? '' }),
  casesFailed: (text, { name }) => text(m.problem_casesFailed, { name: name ?? '' }),
  muteChannels: (text, { name }) => text(m.problem_muteChannels, { name: name ?? '' }),
  auditLogClosed: (text) => text(m.problem_auditLogClosed),
  webhookMissing: (text, { name }) => text(m.problem_webhookMissing, { name: name ?? '' }),
  messageSaysNothing: (text) => text(m.problem_messageSaysNothing),
  greetingRefused: (text) => text(m.problem_greetingRefused),
  inboxClosed: (text) => text(m.problem_inboxClosed),
  directMessagesPaused: (text) => text(m.problem_directMessagesPaused),
  couponGuesses: (text, { name }) => text(m.problem_couponGuesses, { name: name ?? '' }),
  couponPrizeGone: (text, { name }) => text(m.problem_couponPrizeGone, { name: name ?? '' }),
  couponRoleAbove: (text, { name }) => text(m.problem_couponRoleAbove, { name: name ?? '' }),
  giveawayNotShown: (text, { name }) => text(m.problem_giveawayNotShown, { name: name ?? '' }),
  giveawayRoleGone: (text, { name }) => text(m.problem_giveawayRoleGone, { name: name ?? '' }),
  giveawayPrizeGone: (text, { name }) => text(m.problem_giveawayPrizeGone, { name: name ?? '' }),
  giveawaySeedLost: (text, { name }) => text(m.problem_giveawaySeedLost, { name: name ?? '' }),
  levelMessageRefused: (text) => text(m.problem_levelMessageRefused),
  levelRolesRefused: (text) => text(m.problem_levelRolesRefused),
  levelItemGone: (text, { name }) => text(m.problem_levelItemGone, { name: name ?? '' }),
  rolesNotTaken: (text, { name }) => text(m.problem_rolesNotTaken, { name: name ?? '' }),
  logsClosedToModerators: (text) => text(m.problem_logsClosedToModerators),
  muteImpossible: (text) => text(m.problem_muteImpossible),
  filterRefused: (text) => text(m.problem_filterRefused),
  filterChanged: (text) => text(m.problem_filterChanged),
};

interface ProblemListProps {
  guildId: string;
  problems: readonly OverviewProblem[];
  /** The minimal permissions the bot needs, as a bit field. */
  least: string;
}

/** What keeps the bot from working, each with a link to the field concerned. */
export function ProblemList({ guildId, problems, least }: ProblemListProps) {
  const text = useText();
  const { locale } = usePreferences();

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
            <li key={`${problem.section}.${problem.path}.${problem.code}.${problem.name ?? ''}`}>
              <div>
                <span>{PROBLEM_TEXTS[problem.code](text, problem)}</span>
                <Link to={fieldAddress(guildId, problem)}>
                  {text(sectionText(problem.section))}
                  {problem.path !== '' &&
                    ` › ${fieldPathText(SECTIONS[problem.section].schema, problem.path.split('.'), locale)}`}
                </Link>
              </div>
              <FixButton problem={problem} least={least} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
