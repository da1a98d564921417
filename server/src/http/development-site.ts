import type { SiteConfig } from '@perigee/core/site/site-config';
import type { Render, SiteOptions } from './site.ts';

/** Serves the site from its source, with live reload in the browser. */
export async function openSiteInDevelopment(config: SiteConfig, webFolder: string): Promise<SiteOptions> {
  // Loaded only here: a running product needs no build tool in memory.
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webFolder, appType: 'custom', server: { middlewareMode: true } });

  return {
    config,
    files: { middleware: vite.middlewares, close: () => vite.close() },
    async loadRender() {
      const entry = await vite.ssrLoadModule('/server-entry.ts');
      const render: Render = entry['render'];
      return render;
    },
  };
}
