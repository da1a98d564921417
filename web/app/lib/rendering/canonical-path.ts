interface Route {
  path?: string | undefined;
}

/**
 * How the site itself writes the address of a page: the words of its routes, which are read once, in small letters. What
 * stands for a parameter stays as it is. Null where the address is written so already.
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
