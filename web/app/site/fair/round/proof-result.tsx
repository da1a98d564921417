import type { PublicProof } from '@perigee/core/games/public-round';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { JackpotSteps } from './jackpot-steps.tsx';
import { RoundFacts } from './round-facts.tsx';
import { RoundSteps } from './round-steps.tsx';
import styles from '../fair.module.css';

interface ProofResultProps {
  proof: PublicProof;
  /** Whether the data can be saved as a file, to keep it or to check it by hand. */
  canSave?: boolean;
}

/** Repeats a round or a draw of the jackpot from its published data. */
export function ProofResult({ proof, canSave = false }: ProofResultProps) {
  const text = useText();
  const save = () =>
    downloadFile(`${proof.id}.json`, new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }));

  return (
    <div className={styles['result']}>
      {proof.kind === 'jackpot' ? (
        <JackpotSteps jackpot={proof} published={proof} isAnswered />
      ) : (
        <RoundSteps record={proof.record} published={proof} isAnswered facts={<RoundFacts round={proof} />} />
      )}
      {canSave && (
        <div>
          <Button size="small" onClick={save}>
            <Icon name="down" size={16} />
            {text(m.fair_round_save)}
          </Button>
        </div>
      )}
    </div>
  );
}
