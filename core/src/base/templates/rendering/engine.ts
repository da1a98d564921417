import { Liquid } from 'liquidjs';
import { createFilters } from './filter-functions.ts';
import { TEMPLATE_TAGS } from '../language.ts';
import { TEMPLATE_SOURCE_MAX } from '../limits.ts';
import type { TemplateForm } from './markup.ts';
import { show } from './shown-text.ts';

/**
 * Limits for one rendering: milliseconds, and memory as the engine counts it. Without loops neither is ever reached.
 */
const RENDER_LIMIT_MS = 1_000;
const MEMORY_LIMIT = 100_000;

/** The template engine, restricted to what the documentation lists: no loops, no files, no prototypes. */
export function createEngine(form: TemplateForm | 'unescaped'): Liquid {
  const engine = new Liquid({
    ownPropertyOnly: true,
    strictFilters: false,
    strictVariables: false,
    relativeReference: false,
    parseLimit: TEMPLATE_SOURCE_MAX,
    renderLimit: RENDER_LIMIT_MS,
    memoryLimit: MEMORY_LIMIT,
    ...(form !== 'unescaped' && { outputEscape: show }),
  });
  const tags = new Set<string>(TEMPLATE_TAGS);
  for (const name of Object.keys(engine.tags)) if (!tags.has(name)) delete engine.tags[name];
  for (const name of Object.keys(engine.filters)) delete engine.filters[name];
  for (const [name, run] of Object.entries(createFilters(form === 'plain' ? 'plain' : 'message'))) {
    engine.registerFilter(name, run);
  }
  return engine;
}
