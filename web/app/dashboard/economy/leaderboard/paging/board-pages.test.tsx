import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { renderOnSite } from '../../../../testing/render.tsx';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { BoardPages } from './board-pages.tsx';

const PHONE_PX = 360;

function Board({ pageCount }: { pageCount: number }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <BoardPages pageCount={pageCount} />
      <output aria-label="Address">{pathname + search}</output>
    </>
  );
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('button', { name: /^Page/ });

test('A leaderboard with one page shows no paging', () => {
  renderOnSite(<Board pageCount={1} />);

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('The current page is marked, and page buttons change the address', async () => {
  const { user } = renderOnSite(<Board pageCount={120} />, { address: '/leaderboard/100?page=2&sort=xp' });
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pages().map(({ textContent }) => textContent)).toContain('120');

  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(address()).toBe('/leaderboard/100?page=3&sort=xp');
  await user.click(screen.getByRole('button', { name: 'Page 1' }));

  expect(address()).toBe('/leaderboard/100?sort=xp');
});

test('The next button on the last page keeps focus and does nothing', async () => {
  const { user } = renderOnSite(<Board pageCount={3} />, { address: '/leaderboard/100?page=3' });
  const next = screen.getByRole('button', { name: 'Next page' });

  await user.click(next);

  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(address()).toBe('/leaderboard/100?page=3');
});

test('Phones show a page number field that clamps to existing pages', async () => {
  setWindowWidth(PHONE_PX);
  const { user } = renderOnSite(<Board pageCount={12} />, { address: '/leaderboard/100', locale: 'ru' });
  const field = () => screen.getByRole('textbox', { name: 'Страница' });
  const write = async (typed: string) => {
    await user.clear(field());
    await user.type(field(), `${typed}{Enter}`);
  };
  expect(screen.getByText('из 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Страница \d/ })).not.toBeInTheDocument();

  await write('5');
  expect(address()).toBe('/leaderboard/100?page=5');
  await write('9999');
  expect(address()).toBe('/leaderboard/100?page=12');
  expect(field()).toHaveValue('12');
  await write('0');
  expect(address()).toBe('/leaderboard/100');
  await write('1k');
  expect(field()).toHaveValue('12');
  await write('no number');

  expect(field()).toHaveValue('no number');
  expect(field()).toBeInvalid();
  expect(address()).toBe('/leaderboard/100?page=12');
});
