import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { LegalText } from './legal-text.tsx';
import { privacyDocument } from './privacy/privacy-document.ts';

export default function PrivacyPage() {
  const { locale } = usePreferences();

  return <LegalText document={privacyDocument(locale)} path="/privacy" />;
}
