import type { PastSection } from '@perigee/core/setup/history/endpoints';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import { useState } from 'react';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { ChangeList } from '../../components/change-list/change-list.tsx';
import { SaveProblem } from '../../components/save-problem/save-problem.tsx';
import { SelectBox } from '../../components/selection/select-box.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { useRestoreMoment } from './use-moment.ts';
import styles from './history.module.css';

interface PastSectionsProps {
  at: string;
  sections: readonly PastSection[];
}

/** The sections that differed then; some or all of them can be restored in one save. */
export function PastSections({ at, sections }: PastSectionsProps) {
  const text = useText();
  const { rights } = useGuild();
  const [left, setLeft] = useState<readonly SectionName[]>([]);
  const restore = useRestoreMoment(at);
  const refusalOf = ({ section, issues }: PastSection) => {
    if (SECTIONS[section].tab === null && !rights.owner) return m.machine_owner;
    return issues.length > 0 ? m.machine_refused : null;
  };
  const chosen = sections.filter((past) => refusalOf(past) === null && !left.includes(past.section));
  const isStale = restore.isError && errorCode(restore.error) === 'conflict';

  const handleToggle = (section: SectionName) =>
    setLeft(left.includes(section) ? left.filter((other) => other !== section) : [...left, section]);

  return (
    <div className={styles['past']}>
      <ul className={styles['sections']} aria-label={text(m.machine_then)}>
        {sections.map((past) => (
          <PastCard
            key={past.section}
            past={past}
            refusal={refusalOf(past)}
            isChosen={chosen.includes(past)}
            onToggle={() => handleToggle(past.section)}
          />
        ))}
      </ul>
      <SaveProblem error={restore.error} {...(isStale && { reason: text(m.machine_changed) })} />
      <div className={styles['acts']}>
        <Button
          tone="primary"
          disabled={chosen.length === 0}
          busy={restore.isPending}
          onClick={() => restore.mutate(chosen)}
        >
          {text(m.machine_restore, { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}

interface PastCardProps {
  past: PastSection;
  /** Why it cannot be restored. */
  refusal: typeof m.machine_owner | null;
  isChosen: boolean;
  onToggle: () => void;
}

function PastCard({ past, refusal, isChosen, onToggle }: PastCardProps) {
  const text = useText();
  const guild = useGuild();
  const { section, version, changes, changeCount } = past;
  const name = text(sectionText(section));

  return (
    <li className={styles['section']}>
      <SelectBox
        label={text(m.machine_choose, { section: name })}
        isChosen={isChosen}
        isDisabled={refusal !== null}
        onToggle={onToggle}
      />
      <div>
        <h3>{name}</h3>
        <p className={styles['by']}>
          {version === 0 ? text(m.machine_never) : text(m.history_version, { version })} · {text(m.machine_then)}
        </p>
        <ChangeList guild={guild} section={section} changes={changes} isPlan />
        {changeCount > changes.length && <p>{text(m.history_hidden, { count: changeCount - changes.length })}</p>}
        {refusal !== null && <p className={styles['refused']}>{text(refusal)}</p>}
      </div>
    </li>
  );
}
