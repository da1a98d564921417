import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders the whole document before responding: its inline scripts must be hashed for the policy before the first byte
 * is sent.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError: () => {
      failed = true;
    },
  });
  await stream.allReady;

  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : pageStatus(status, context), headers });
}

/** To the router the catch-all route is a page like any other; to the browser it must be a 404. */
function pageStatus(status: number, { staticHandlerContext }: EntryContext): number {
  const isUnknown = staticHandlerContext.matches.at(-1)?.route.path === '*';
  return isUnknown && status === 200 ? 404 : status;
}
