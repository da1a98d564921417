import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { LegalText } from './legal-text.tsx';
import { PRIVACY } from './privacy.ts';

export default function PrivacyPage() {
  const { locale } = usePreferences();

  return <LegalText document={PRIVACY[locale]} path="/privacy" />;
}
