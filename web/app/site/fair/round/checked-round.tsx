import { gamesEndpoints } from '@perigee/core/games/endpoints';
import type { GameName } from '@perigee/core/games/names';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { FailureNotice } from '../../../components/failure-notice/failure-notice.tsx';
import { errorCode } from '../../../lib/api/api-error.ts';
import { send } from '../../../lib/api/send.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { giveawayIdIn } from '../giveaway/giveaway-address.ts';
import { ProofResult } from './proof-result.tsx';
import { Verdict } from '../verdict.tsx';
import styles from '../fair.module.css';

interface CheckedRoundProps {
  id: string;
  /** Receives the round's game once it is known. */
  onGame: (game: GameName) => void;
}

/** The published data under an id, and whether it is consistent. */
export function CheckedRound({ id, onGame }: CheckedRoundProps) {
  return giveawayIdIn(id) === id ? <ReadRound id={id} onGame={onGame} /> : null;
}

function ReadRound({ id, onGame }: CheckedRoundProps) {
  const text = useText();
  const { apiUrl } = useSite();
  const { value, error, isReading, readAgain } = useReading(async () => {
    const proof = await send(apiUrl, gamesEndpoints.round, { params: { id } }, (url, init) => fetch(url, init));
    onGame(proof.kind === 'round' ? proof.record.game : 'jackpot');
    return proof;
  }, id);

  if (value !== null) return <ProofResult proof={value} canSave />;
  const code = error === null ? null : errorCode(error);
  if (code === 'notFound') {
    return (
      <Verdict tone="open" icon="search" title={text(m.fair_round_unknown)} text={text(m.fair_round_unknown_text)} />
    );
  }
  if (code === 'conflict') {
    return (
      <div className={styles['result']}>
        <Verdict tone="open" icon="lock" title={text(m.fair_round_open)} text={text(m.fair_round_open_text)} />
        <div>
          <Button busy={isReading} onClick={readAgain}>
            {text(m.retry)}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles['result']} role="status">
      {error === null ? (
        <p className={styles['reading']}>{text(m.fair_reading)}</p>
      ) : (
        <>
          <FailureNotice error={error} />
          <Button busy={isReading} onClick={readAgain}>
            {text(m.retry)}
          </Button>
        </>
      )}
    </div>
  );
}
