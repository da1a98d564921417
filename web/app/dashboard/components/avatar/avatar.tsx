import { avatarUrl } from '@perigee/core/community/session/avatar';
import type { User } from '@perigee/core/community/session/user';
import { useState } from 'react';
import { useSite } from '../../../lib/site/use-site.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  user: Pick<User, 'id' | 'avatar'>;
  /** Its first letter replaces a missing picture. */
  name: string;
  /** Side in pixels. */
  size: number;
}

/** A person's picture; if it does not load, a letter replaces it. Decorative: the name is shown beside it. */
export function Avatar({ user: { id, avatar }, name, size }: AvatarProps) {
  const { cdnUrl } = useSite();
  const [failed, setFailed] = useState<string | null>(null);
  const src = avatarUrl(cdnUrl, { id, avatar, username: name });

  if (failed !== src) {
    return (
      <img
        className={styles['avatar']}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <svg
      className={styles['avatar']}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <text x="20" y="26" textAnchor="middle">
        {Array.from(name.trim()).slice(0, 1).join('').toUpperCase()}
      </text>
    </svg>
  );
}
