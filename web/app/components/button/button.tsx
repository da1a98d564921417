import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-style.ts';
import styles from './button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, ButtonLook {
  /** Shows that the work it started is still running; it cannot be pressed again meanwhile. */
  busy?: boolean;
}

/** A button of the product; give it `type="submit"` inside a form. */
export function Button({ tone, size, busy = false, disabled, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy}
      className={buttonClass({ ...(tone && { tone }), ...(size && { size }) })}
    >
      {busy && <span className={styles['spinner']} aria-hidden="true" />}
      {children}
    </button>
  );
}
