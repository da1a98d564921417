import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { m } from '#texts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ChartLegend } from '../../components/chart-legend/chart-legend.tsx';
import { Figures } from './figures.tsx';
import { FlowChart } from './charts/flow-chart.tsx';
import { GamesPanel } from './games-panel.tsx';
import { KindBars } from './charts/kind-bars.tsx';
import { MovementsPanel } from './movements-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { PricesPanel } from './prices-panel.tsx';
import { SpreadPanel } from './spread-panel.tsx';
import { SupplyChart } from './charts/supply-chart.tsx';
import { SuspectsPanel } from './suspects-panel.tsx';
import { WhatIfPanel } from './what-if/what-if-panel.tsx';
import styles from './health.module.css';

/** All panels, for an economy with any transactions. */
export function HealthPanels({ health }: { health: EconomyHealth }) {
  const text = useText();

  return (
    <>
      {health.isCounting && (
        <p className={styles['counting']} role="status">
          {text(m.health_counting)}
        </p>
      )}
      <Figures health={health} />
      <HealthPanel title={text(m.health_supply)} text={text(m.health_supply_text)}>
        <SupplyChart health={health} />
      </HealthPanel>
      <HealthPanel title={text(m.health_flows)} text={text(m.health_flows_text)}>
        {health.flows.length === 0 ? (
          <p className={styles['dim']}>{text(m.health_flows_empty)}</p>
        ) : (
          <>
            <FlowLegend />
            <FlowChart health={health} />
            <h3>{text(m.health_kinds)}</h3>
            <KindBars flows={health.flows} />
          </>
        )}
      </HealthPanel>
      <GamesPanel flows={health.flows} />
      <SpreadPanel distribution={health.distribution} />
      <MovementsPanel movements={health.movements} />
      <SuspectsPanel suspects={health.suspects} />
      <PricesPanel earnings={health.earnings} />
      <WhatIfPanel month={health.month} />
    </>
  );
}

/** The meaning of the bars; their direction tells it too, not the colour alone. */
function FlowLegend() {
  const text = useText();
  const entries = (['minted', 'removed'] as const).map((way) => ({
    key: way,
    name: text(way === 'minted' ? m.health_minted_legend : m.health_removed_legend),
    bar: { className: styles['bar'], 'data-way': way },
  }));
  return <ChartLegend entries={entries} />;
}
