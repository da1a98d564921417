import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

interface Watch {
  complaints: string[];
  end(): void;
}

/**
 * Collects what no page of this context should do: write to the console, throw, or send a request to a foreign origin.
 */
export function watchPage(context: BrowserContext, ownOrigins: readonly string[], expected: readonly RegExp[]): Watch {
  const complaints: string[] = [];
  const add = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  // The URL of a resource that failed to load is not in the message's text but in its location.
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
