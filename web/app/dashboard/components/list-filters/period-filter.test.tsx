import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../../testing/render.tsx';
import { PeriodFilter } from './period-filter.tsx';

const nothing = () => undefined;

test.for([
  { locale: 'en', from: 'From (UTC)', to: 'To (UTC)' },
  { locale: 'ru', from: 'С (UTC)', to: 'По (UTC)' },
] as const)('The period fields name their time zone in $locale', ({ locale, from, to }) => {
  renderOnSite(<PeriodFilter from="2026-05-04" to="2026-05-05" onChange={nothing} />, { locale });

  expect(screen.getByLabelText(from)).toHaveValue('2026-05-04');
  expect(screen.getByLabelText(to)).toHaveValue('2026-05-05');
});
