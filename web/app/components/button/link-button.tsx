import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClass } from './button-style.ts';

interface LinkButtonProps extends ButtonLook {
  /** A path of the site, or a whole address elsewhere. */
  to: string;
  children: ReactNode;
  label?: string;
}

/** A link that looks like a button. */
export function LinkButton({ to, children, label, ...look }: LinkButtonProps) {
  const shared = { className: buttonClass(look), ...(label !== undefined && { 'aria-label': label }) };
  if (!to.startsWith('/')) {
    return (
      <a href={to} {...shared}>
        {children}
      </a>
    );
  }

  return (
    <Link to={to} viewTransition {...shared}>
      {children}
    </Link>
  );
}
