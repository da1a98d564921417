interface Route {
  path?: string | undefined;
}

/**
 * The address of a page as the site itself writes it: words of its routes in lower case, parameters unchanged. The
 * routes are read once. Null where the address is already written that way.
 */
export function canonicalPathIn(routes: Iterable<Route | undefined>): (pathname: string) => string | null {
  const words = wordsOf(routes);
  return (pathname) => {
    const segments = pathname.split('/').map((segment) => {
      const small = segment.toLowerCase();
      return words.has(small) ? small : segment;
    });
    const canonical = segments.join('/');
    return canonical === pathname ? null : canonical;
  };
}

function wordsOf(routes: Iterable<Route | undefined>): ReadonlySet<string> {
  const segments = [...routes].flatMap((route) => route?.path?.split('/') ?? []);
  return new Set(segments.filter((segment) => !segment.startsWith(':') && segment !== '*'));
}
