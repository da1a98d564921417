import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../../testing/render.tsx';
import { CategoryFilter } from './category-filter.tsx';

test('Two categories pressed in quick succession are both active', () => {
  renderOnSite(<CategoryFilter />);
  const buttons = ['Voice', 'Moderation'].map((name) => screen.getByRole('button', { name }));

  act(() => {
    for (const button of buttons) button.click();
  });

  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
});
