import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { restartSession } from '../../../lib/session-loader/use-session-loader.ts';
import { useSite } from '../../../lib/site/use-site.ts';

/** The platform could not say whose token this is, so the token is kept. */
export function PlatformUnavailable() {
  const text = useText();
  const site = useSite();

  return (
    <>
      <PageHead title={text(m.page_title, { page: text(m.me_platform_title) })} />
      <StateCard level={1} icon="offline" title={text(m.me_platform_title)} text={text(m.me_platform_text)}>
        <Button tone="primary" onClick={() => void restartSession(site)}>
          {text(m.retry)}
        </Button>
      </StateCard>
    </>
  );
}
