import type { LogEntry } from '@perigee/core/logs/entry';
import type { Certainty } from '@perigee/core/logs/parts';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../../../lib/preferences/use-text.ts';
import { Fact } from './fact.tsx';
import { Person } from './names.tsx';
import styles from '../entries.module.css';

interface CertaintyTexts {
  short: PlainMessage;
  /** The same as a sentence, with the reason. */
  long: PlainMessage;
}

const CERTAINTY_TEXTS: Record<Certainty, CertaintyTexts> = {
  known: { short: m.entry_known, long: m.entry_known_why },
  auditLog: { short: m.entry_audit, long: m.entry_audit_why },
  authorOrBot: { short: m.entry_author_or_bot_short, long: m.entry_author_or_bot_why },
  unclear: { short: m.entry_unclear_short, long: m.entry_unclear_why },
  unknown: { short: m.entry_unknown_short, long: m.entry_unknown_why },
};

/** Who did it, and how certain that is. Renders nothing for what members do themselves, such as joining. */
export function ActorText({ entry }: { entry: LogEntry }) {
  const text = useText();
  const { actor, certainty } = entry;

  if (isOwnDoing(entry)) return null;
  const { short, long } = CERTAINTY_TEXTS[certainty];
  return (
    <Fact name={m.entry_by}>
      <Actor actor={actor} certainty={certainty} />{' '}
      <small className={styles['sure']} title={text(long)}>
        {text(short)}
      </small>
    </Fact>
  );
}

function Actor({ actor, certainty }: Pick<LogEntry, 'actor' | 'certainty'>) {
  const text = useText();

  if (certainty === 'authorOrBot') return text(m.entry_author_or_bot);
  if (certainty === 'unknown') return text(m.entry_unknown);
  if (certainty === 'unclear' && actor === null) return text(m.entry_unclear);
  if (actor === null) return text(m.case_by_nobody);
  return <Person person={actor} as="actor" />;
}

function isOwnDoing({ actor, certainty, target, event }: LogEntry): boolean {
  if (event === 'messageEdit') return true;
  if (certainty === 'unknown') return event === 'memberLeave';
  return certainty === 'known' && actor !== null && target?.kind === 'member' && target.id === actor.id;
}
