import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { giveawayTemplatesSection } from '@perigee/core/rewards/giveaways/section';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../../testing/render.tsx';
import type { TestApi } from '../../../../testing/test-api.ts';
import type { DraftOf } from './giveaway-draft.ts';
import { GiveawayForm } from './giveaway-form.tsx';

const PRIZE = { kind: 'text' as const, text: 'A telescope', amount: 1, minted: false, item: '' };
const READY: DraftOf = { template: { ...NEW_GIVEAWAY, name: 'Stars', prize: PRIZE, channel: '302' } };
const nothing = () => undefined;

/** The page requests a preview of the message, which these tests do not check. */
const withoutPreview = (api: TestApi) => api.refuse(giveawaysEndpoints.preview, 403, { code: 'forbidden' });

test('Pressing Enter in the template name saves the template without opening a giveaway', async () => {
  const saved: unknown[] = [];
  const { user } = renderInGuild(<GiveawayForm of={READY} onClose={nothing} onDirty={nothing} />, {
    answers: (api) => {
      withoutPreview(api);
      api.answer(giveawayTemplatesSection.save, ({ body }) => {
        saved.push(body);
        return { message: 'Settings saved', version: 1, value: [] };
      });
    },
  });

  await user.click(await screen.findByText('Save as a template'));
  await user.type(screen.getByRole('textbox', { name: 'Template name' }), 'Night{Enter}');

  // A call that opens a giveaway would have no answer and fail the test.
  await waitFor(() => expect(saved).toMatchObject([[{ name: 'Night' }]]));
});

test('A giveaway cannot be opened while its draft is being saved', async () => {
  const { promise } = Promise.withResolvers<never>();
  let calls = 0;
  const { user } = renderInGuild(<GiveawayForm of={READY} onClose={nothing} onDirty={nothing} />, {
    answers: (api) => {
      withoutPreview(api);
      api.answer(giveawaysEndpoints.create, () => {
        calls += 1;
        return promise;
      });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
  await user.click(screen.getByRole('button', { name: 'Open now' }));

  expect(screen.getByRole('button', { name: 'Open now' })).toBeDisabled();
  expect(calls).toBe(1);
});
