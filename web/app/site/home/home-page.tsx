import { m } from '#texts';
import { PageHead } from '../../components/document/page-head.tsx';
import { StarField } from '../../components/star-field/star-field.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { Closing } from './closing.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { PreviewStrip } from './preview-strip.tsx';

export default function HomePage() {
  const text = useText();

  return (
    <>
      <PageHead title={text(m.home_title)} listed={{ path: '/', description: text(m.home_description) }} />
      <StarField />
      <Hero />
      <PreviewStrip />
      <FeatureCards />
      <Closing />
    </>
  );
}
