import { m } from '#texts';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { Bench } from './bench.tsx';

/** Tests a message against the saved rules. */
export function BenchCard() {
  const text = useText();

  return (
    <SettingsCard
      path="bench"
      title={text(m.bench_title)}
      text={text(m.bench_text)}
      fold={{ place: 'moderation.bench', summary: text(m.fold_bench) }}
    >
      <Bench />
    </SettingsCard>
  );
}
