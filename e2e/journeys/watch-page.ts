import type { BrowserContext } from '@playwright/test';

/** Collects what a page of this context should never do: speak to the console, throw, or ask a foreign origin for something. */
export function watchPage(
  context: BrowserContext,
  ownOrigins: readonly string[],
  expected: readonly RegExp[],
): string[] {
  const complaints: string[] = [];
  const add = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };

  // What could not be loaded stands in no text, but in the place the message is said to come from.
  context.on('console', (message) => add(`console ${message.type()}: ${message.text()} (${message.location().url})`));
  context.on('weberror', (error) => add(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !ownOrigins.includes(origin)) add(`foreign request: ${request.url()}`);
  });
  return complaints;
}
