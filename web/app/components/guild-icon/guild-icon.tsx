import type { GuildCard } from '@perigee/core/community/guilds/schema';
import { guildIconUrl } from '@perigee/core/community/guilds/guild-icon';
import { useSite } from '../../lib/site/use-site.ts';
import styles from './guild-icon.module.css';

interface GuildIconProps {
  guild: Pick<GuildCard, 'id' | 'name' | 'icon'>;
  /** Side in pixels. */
  size: number;
}

/** A server's icon; without one, its initials, as the platform draws them. Decorative: the name is shown beside it. */
export function GuildIcon({ guild: { id, name, icon }, size }: GuildIconProps) {
  const { cdnUrl } = useSite();

  if (icon !== null) {
    return <img className={styles['icon']} src={guildIconUrl(cdnUrl, id, icon)} alt="" width={size} height={size} />;
  }
  return (
    <svg className={styles['icon']} width={size} height={size} viewBox="0 0 52 52" aria-hidden="true" focusable="false">
      <text x="26" y="33" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The first characters of the first two words; an emoji counts as one character. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => Array.from(word).slice(0, 1).join('').toUpperCase()).join('');
}
