import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../lib/queries/query-client.ts';
import { installBrowserPolyfills } from './browser-polyfills.ts';

// React asks for this where a testing library waits for its updates.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What is waited for may take long on a busy machine; the limit only ends what never happens.
configure({ asyncUtilTimeout: 240_000, getElementError: (message) => new Error(message ?? '') });

installBrowserPolyfills();

/** Updates that come on their own, as answers of a server do; and what is younger than the test DOM. */
const NO_MISTAKE = /not wrapped in act|is unrecognized in this browser|`viewTransition`/;

const complaints: string[] = [];

// What React and the browser complain about fails a test, as it does in the journeys.
for (const level of ['error', 'warn'] as const) {
  vi.spyOn(console, level).mockImplementation((message: unknown, ...more: unknown[]) => {
    if (!NO_MISTAKE.test(String(message))) complaints.push([message, ...more].join(' '));
  });
}

// The tests of a worker share one page: each leaves it as it found it.
afterEach(() => {
  act(dismissNotice);
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  const [complaint] = complaints.splice(0);
  if (complaint !== undefined) throw new Error(`unexpected console output: ${complaint}`);
});

function dismissNotice(): void {
  document.querySelector<HTMLElement>('[aria-live="polite"] button:last-child')?.click();
}
