import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

interface Watch {
  complaints: string[];
  end(): void;
}

/** Collects what a page of this context should never do: speak to the console, throw, or ask a foreign origin for something. */
export function watchPage(context: BrowserContext, ownOrigins: readonly string[], expected: readonly RegExp[]): Watch {
  const complaints: string[] = [];
  const add = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  // What could not be loaded stands in no text, but in the place the message is said to come from.
  const onConsole = (message: ConsoleMessage) =>
    add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  const onError = (error: WebError) => add(`thrown: ${error.error().message}`);
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !ownOrigins.includes(origin)) add(`foreign request: ${request.url()}`);
  };

  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  return {
    complaints,
    end: () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest),
  };
}
