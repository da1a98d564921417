import { type ReactNode, useState } from 'react';
import { beginSignIn } from '../../lib/session/sign-in.ts';
import { useSite } from '../../lib/site/use-site.ts';
import type { ButtonLook } from '../button/button-style.ts';
import { Button } from '../button/button.tsx';

interface LoginButtonProps extends ButtonLook {
  /** The site path to come back to; the person's own page by default. */
  returnTo?: string;
  children: ReactNode;
}

/** Takes the person to the platform's consent page. */
export function LoginButton({ children, returnTo, ...look }: LoginButtonProps) {
  const site = useSite();
  const [isLeaving, setLeaving] = useState(false);

  const handleClick = () => {
    setLeaving(true);
    void beginSignIn(site, returnTo).catch(() => setLeaving(false));
  };

  return (
    <Button {...look} busy={isLeaving} onClick={handleClick}>
      {children}
    </Button>
  );
}
