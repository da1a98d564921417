import type { ButtonHTMLAttributes } from 'react';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Also its tooltip. */
  label: string;
  isOff?: boolean;
  size?: number;
}

/** A button with only an icon. */
export function IconButton({ icon, label, isOff, size, className = 'ghost icon-button', ...others }: IconButtonProps) {
  return (
    <button type="button" className={className} aria-label={label} title={label} {...others}>
      <Icon name={icon} {...(isOff && { isOff })} {...(size && { size })} />
    </button>
  );
}
