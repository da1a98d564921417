import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import type { AppealOutcome } from './appeal-outcome.ts';

interface Words {
  icon: IconName;
  title: PlainMessage;
  text: PlainMessage;
  /** The next step offered. */
  next: 'support' | 'home' | 'reload';
}

/** The words of each outcome (docs/rules/appeals.md#messages). */
const WORDS: Record<AppealOutcome, Words> = {
  notBanned: { icon: 'check', title: m.appeal_not_banned, text: m.appeal_not_banned_text, next: 'support' },
  alreadySubmitted: {
    icon: 'clock',
    title: m.appeal_already_submitted,
    text: m.appeal_already_submitted_text,
    next: 'home',
  },
  declined: { icon: 'ban', title: m.appeal_declined, text: m.appeal_declined_text, next: 'home' },
  submitted: { icon: 'check', title: m.appeal_submitted, text: m.appeal_submitted_text, next: 'home' },
  failed: { icon: 'alert', title: m.appeal_failed, text: m.appeal_failed_text, next: 'reload' },
  approved: { icon: 'clock', title: m.appeal_approved, text: m.appeal_approved_text, next: 'reload' },
  lifted: { icon: 'check', title: m.appeal_lifted, text: m.appeal_lifted_text, next: 'support' },
};

/** The outcome shown in place of the form. */
export function AppealMessage({ outcome }: { outcome: AppealOutcome }) {
  const text = useText();
  const { supportUrl } = useSite();
  const { icon, title, text: words, next } = WORDS[outcome];

  return (
    <StateCard icon={icon} title={text(title)} text={text(words)}>
      {next === 'support' && (
        <LinkButton to={supportUrl} tone="primary">
          {text(m.footer_support)}
        </LinkButton>
      )}
      {next === 'home' && <LinkButton to="/">{text(m.nav_home)}</LinkButton>}
      {next === 'reload' && (
        <Button tone="primary" onClick={() => window.location.reload()}>
          {text(m.appeal_reload)}
        </Button>
      )}
    </StateCard>
  );
}
