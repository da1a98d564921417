import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import type { LogEntryOf } from '@perigee/core/logs/entry';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { Link } from 'react-router';
import { m } from '#texts';
import { RULE_TEXTS } from '../../../components/automod-rule/rule-texts.ts';
import { useGuildId } from '../../../lib/guilds/use-viewed-guild.ts';
import { useMoments } from '../../../../lib/preferences/use-moments.ts';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { Fact } from './fact.tsx';
import { TargetFact } from './member-parts.tsx';

type ModerationEntry = LogEntryOf<
  'moderationWarn' | 'moderationMute' | 'moderationKick' | 'moderationBan' | 'moderationUnmute' | 'moderationUnban'
>;

/** The member punished, the case, and the duration. */
export function CaseFacts({ entry: { target, details } }: { entry: ModerationEntry }) {
  const text = useText();
  const moments = useMoments();
  const { locale } = usePreferences();
  const guildId = useGuildId();
  const { caseNumber, rule, durationMs, endsAt } = details;
  const ruleKey = RULE_KEYS.find((key) => key === rule);

  return (
    <>
      <TargetFact target={target} />
      <Fact name={m.entry_case}>
        <Link
          aria-label={text(m.hits_case, { number: caseNumber })}
          to={`/guilds/${guildId}/cases/${caseNumber}`}
          viewTransition
        >
          {text(m.entry_case_number, { number: caseNumber })}
        </Link>
      </Fact>
      {rule !== null && (
        <Fact name={m.entry_rule}>{ruleKey === undefined ? rule : text(RULE_TEXTS[ruleKey].title)}</Fact>
      )}
      {durationMs !== null && <Fact name={m.case_duration}>{writeDuration(durationMs, locale)}</Fact>}
      {endsAt !== null && (
        <Fact name={m.case_ends}>
          <time dateTime={endsAt}>{moments.dayAndTime(endsAt)}</time>
        </Fact>
      )}
    </>
  );
}
