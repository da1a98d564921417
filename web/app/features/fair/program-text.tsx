import { giveawaysEndpoints } from '@perigee/core/giveaways/endpoints';
import { useSearchParams } from 'react-router';
import { m } from '#texts';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { callAddress } from '../../lib/api/send.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { useSite } from '../../lib/site/use-site.ts';
import { say } from '../../lib/snackbar/snackbar-store.ts';
import { GIVEAWAY_PARAMETER, giveawayIdIn } from './giveaway-address.ts';
import { PROGRAM, PROGRAM_NAME } from './program.ts';
import { ScrollBox } from './scroll-box.tsx';
import styles from './fair.module.css';

/** The program, and how it is called; of the giveaway that the page is about, where it is about one. */
export function ProgramText() {
  const text = useText();
  const { apiUrl, publicUrl } = useSite();
  const [query] = useSearchParams();
  const id = giveawayIdIn(query.get(GIVEAWAY_PARAMETER) ?? '') ?? '…';
  const path = decodeURI(callAddress(apiUrl, giveawaysEndpoints.fair, { params: { id } }));
  const command = `node ${PROGRAM_NAME} ${new URL(apiUrl, publicUrl).origin}${path.replace(/^https?:\/\/[^/]+/, '')}`;

  const copy = () => {
    navigator.clipboard.writeText(PROGRAM).then(
      () => say('good', text(m.fair_program_copied)),
      () => say('bad', text(m.fair_program_uncopied)),
    );
  };

  return (
    <>
      <div className={styles['programHead']}>
        <code>{PROGRAM_NAME}</code>
        <Button size="small" onClick={copy}>
          <Icon name="copy" size={16} />
          {text(m.fair_program_copy)}
        </Button>
      </div>
      <ScrollBox label={PROGRAM_NAME} isCode>
        <code>{PROGRAM}</code>
      </ScrollBox>
      <p className={styles['dim']}>{text(m.fair_program_run)}</p>
      <ScrollBox label={text(m.fair_program_run)} isCode>
        <code>{command}</code>
      </ScrollBox>
    </>
  );
}
