import { type ReactNode, useState } from 'react';
import { beginSignIn } from '../../lib/session/sign-in.ts';
import { useSite } from '../../lib/site/use-site.ts';
import type { ButtonLook } from '../button/button-style.ts';
import { Button } from '../button/button.tsx';

/** Takes the person to the platform's consent page. */
export function LoginButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const site = useSite();
  const [isLeaving, setLeaving] = useState(false);

  const handleClick = () => {
    setLeaving(true);
    void beginSignIn(site).catch(() => setLeaving(false));
  };

  return (
    <Button {...look} busy={isLeaving} onClick={handleClick}>
      {children}
    </Button>
  );
}
