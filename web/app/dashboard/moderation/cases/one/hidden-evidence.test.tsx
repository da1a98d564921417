import type { CaseDetail } from '@perigee/core/moderation/cases/schema';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_CASE } from '../../../../testing/case.ts';
import { renderInGuild } from '../../../../testing/render.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseMessage } from './case-message.tsx';

const HIDDEN: CaseDetail = {
  ...TEST_CASE,
  message: null,
  hidesMessage: true,
  evidenceCount: 1,
  hiddenEvidence: [1],
  followedBy: [],
  trail: [],
  may: { edit: false, changeDuration: false, lift: false, retry: false },
};

test.for([
  { locale: 'en', message: 'It is in a channel you can’t read on Discord.', picture: /^The image is from a channel/ },
  { locale: 'ru', message: 'Оно в канале, который вы не можете читать в Discord.', picture: /^Картинка из канала/ },
] as const)(
  'Evidence of a hidden channel is named as such in $locale, and not loaded',
  async ({ locale, message, picture }) => {
    renderInGuild(
      <>
        <CaseMessage detail={HIDDEN} />
        <CaseEvidence detail={HIDDEN} />
      </>,
      { locale },
    );

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(picture)).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
);

test('A case without a message shows none', async () => {
  renderInGuild(
    <>
      <CaseMessage detail={{ ...HIDDEN, hidesMessage: false }} />
      <p>end</p>
    </>,
  );

  expect(await screen.findByText('end')).toBeVisible();
  expect(screen.queryByText('Message')).not.toBeInTheDocument();
});
