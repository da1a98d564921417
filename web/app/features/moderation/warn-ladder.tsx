import type { MuteMeans } from '@perigee/core/moderation/punishment';
import type { WarnPunishment } from '@perigee/core/moderation/warn-punishments';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { LadderBar, LadderNode } from './ladder-picture.tsx';
import { MuteNote } from './mute-note.tsx';
import { PUNISHMENT_LOOKS, punishmentText } from '../../components/punishment/punishment-texts.ts';
import styles from './ladder.module.css';

interface WarnLadderProps {
  /** What mutes are carried out with. */
  means: MuteMeans;
  rungs: readonly WarnPunishment[];
  /** What is wrong with the rung at that place. */
  errorOf: (index: number) => string | undefined;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}

/** What happens at each count of warns, drawn as a ladder that is climbed from top to bottom; to a reader it is a list. */
export function WarnLadder({ rungs, means, errorOf, onEdit, onRemove }: WarnLadderProps) {
  const text = useText();
  const { locale } = usePreferences();
  const climbed = rungs.map((rung, index) => ({ ...rung, index })).toSorted((one, other) => one.warns - other.warns);

  return (
    <ol className={styles['ladder']} aria-label={text(m.warns_ladder)}>
      {climbed.map(({ warns, punishment, index }, place) => {
        const previous = climbed.at(place - 1);
        const count = text(m.warns_count, { count: warns });
        const error = errorOf(index);
        return (
          <li key={index} className={styles['rung']} data-row data-type={punishment.type}>
            <LadderNode
              warns={warns}
              isFirst={place === 0}
              isLast={place === climbed.length - 1}
              skips={place > 0 && previous !== undefined && warns - previous.warns > 1}
            />
            <div className={styles['bar']}>
              <LadderBar type={punishment.type} />
              <p className={styles['what']}>
                <span className="visually-hidden">{count}: </span>
                <Icon name={PUNISHMENT_LOOKS[punishment.type].icon} size={18} />
                {punishmentText(text, locale, punishment)}
              </p>
              {punishment.reason !== '' && <p className={styles['reason']}>{punishment.reason}</p>}
              <MuteNote punishment={punishment} means={means} />
              {error !== undefined && <p className={styles['error']}>{error}</p>}
            </div>
            <div className={styles['actions']}>
              <button
                type="button"
                data-path={`warnsPunishments.${index}`}
                aria-label={text(m.warns_edit, { count: warns })}
                onClick={() => onEdit(index)}
              >
                <Icon name="pencil" size={20} />
              </button>
              <button type="button" aria-label={text(m.warns_remove, { count: warns })} onClick={() => onRemove(index)}>
                <Icon name="close" size={20} />
              </button>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
