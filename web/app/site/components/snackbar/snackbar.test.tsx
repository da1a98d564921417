import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from '../../../lib/snackbar/snackbar-store.ts';
import { renderOnSite } from '../../../testing/render.tsx';

const SHOWN_MS = 7000;
const SHOWN_WITH_ACTION_MS = 12_000;

const notice = () => screen.getByRole('status');
const show = (...args: Parameters<typeof notify>) => act(() => notify(...args));
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('Snackbar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
    };
  });

  test('A snackbar is announced by a live region that already exists', () => {
    renderOnSite(null);
    const region = notice();
    expect(region).toBeEmptyDOMElement();
    expect(region).toHaveAttribute('aria-live', 'polite');

    show('success', 'Settings saved');

    expect(region).toHaveTextContent('Settings saved');
    expect(region).toHaveAttribute('aria-atomic', 'true');
  });

  test('A snackbar stays for 7 s, or 12 s with an action', () => {
    renderOnSite(null);

    show('error', 'Not saved');
    wait(SHOWN_MS - 1);
    expect(notice()).toHaveTextContent('Not saved');
    wait(1);
    expect(notice()).toBeEmptyDOMElement();

    show('success', 'Order saved', { label: 'Undo', run: () => {} });
    wait(SHOWN_WITH_ACTION_MS - 1);
    expect(notice()).toHaveTextContent('Order saved');
    wait(1);
    expect(notice()).toBeEmptyDOMElement();
  });

  test('A new snackbar replaces the previous one for its full time', () => {
    renderOnSite(null);

    show('success', 'First');
    wait(SHOWN_MS - 1);
    show('success', 'Second');
    wait(SHOWN_MS - 1);

    expect(notice()).toHaveTextContent('Second');
    expect(notice()).not.toHaveTextContent('First');
  });

  test('A snackbar stays while its action has focus', () => {
    renderOnSite(null);
    show('success', 'Order saved', { label: 'Undo', run: () => {} });

    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    wait(10 * SHOWN_WITH_ACTION_MS);
    expect(notice()).toHaveTextContent('Order saved');
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    wait(SHOWN_WITH_ACTION_MS);

    expect(notice()).toBeEmptyDOMElement();
  });
});

test('A snackbar closes when dismissed, with its button in the page language', async () => {
  const run = vi.fn<() => void>();
  const { user } = renderOnSite(null, { locale: 'ru' });
  show('success', 'Порядок сохранён', { label: 'Отменить', run });

  await user.click(screen.getByRole('button', { name: 'Закрыть' }));

  expect(notice()).toBeEmptyDOMElement();
  expect(run).not.toHaveBeenCalled();
});

test('A snackbar action runs once and closes the snackbar', async () => {
  const run = vi.fn<() => void>();
  const { user } = renderOnSite(null);
  show('success', 'Order saved', { label: 'Undo', run });

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(notice()).toBeEmptyDOMElement();
  expect(run).toHaveBeenCalledOnce();
});
