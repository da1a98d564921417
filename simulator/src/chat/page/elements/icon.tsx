import { type IconName, PATHS } from './icon-paths.ts';

const SLASH = 'M4 4l16 16';

/** An icon beside a text or instead of one; `isOff` crosses it out. */
export function Icon({ name, size = 20, isOff = false }: { name: IconName; size?: number; isOff?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={`icon icon-${name}`} aria-hidden="true">
      <path d={isOff ? `${PATHS[name]}${SLASH}` : PATHS[name]} />
    </svg>
  );
}
