import { mutedWith, type MuteMeans, type Punishment } from '@perigee/core/moderation/punishments/punishment';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from '../moderation.module.css';

interface MuteNoteProps {
  punishment: Pick<Punishment, 'type' | 'duration'>;
  means: MuteMeans;
}

/** A notice for mutes that cannot be carried out on this server. */
export function MuteNote({ punishment, means }: MuteNoteProps) {
  const text = useText();
  if (punishment.type !== 'mute' || mutedWith(means, punishment.duration) !== null) return null;

  return (
    <p className={styles['note']}>
      <Icon name="alert" size={18} />
      {text(means.useTimeout ? m.mute_note_long : m.mute_note_none)}
    </p>
  );
}
