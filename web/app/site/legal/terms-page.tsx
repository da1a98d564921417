import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { LegalText } from './legal-text.tsx';
import { TERMS } from './terms.ts';

export default function TermsPage() {
  const { locale } = usePreferences();

  return <LegalText document={TERMS[locale]} path="/terms" />;
}
