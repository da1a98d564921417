import { m } from '#texts';
import { PublicPage } from '../../components/public-page/public-page.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { FeatureList } from './feature-list.tsx';
import { LimitTable } from './limit-table.tsx';
import { Plans } from './plans.tsx';

export default function DonatePage() {
  const text = useText();

  return (
    <PublicPage title={text(m.donate_title)} lead={text(m.donate_lead)} path="/donate">
      <Plans />
      <FeatureList />
      <LimitTable />
    </PublicPage>
  );
}
