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

/** The page asks for a picture of the message, which these tests do not look at. */
const withoutPreview = (api: TestApi) => api.refuse(giveawaysEndpoints.preview, 403, { code: 'forbidden' });

test('Enter in the name of a template saves the template, and opens no giveaway', async () => {
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

  // A call that opens a giveaway would find no answer, and fail the test.
  await waitFor(() => expect(saved).toMatchObject([[{ name: 'Night' }]]));
});

test('a giveaway that is being saved as a draft can not be opened meanwhile', async () => {
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
