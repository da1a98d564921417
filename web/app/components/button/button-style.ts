import styles from './button.module.css';

export interface ButtonLook {
  tone?: 'primary' | 'quiet' | 'plain' | 'danger' | 'dangerQuiet';
  size?: 'small' | 'normal';
}

/** The classes of everything that looks like a button, whether a button or a link. */
export function buttonClass({ tone = 'quiet', size = 'normal' }: ButtonLook): string {
  return [styles['button'], styles[tone], size === 'small' && styles['small']].filter(Boolean).join(' ');
}
