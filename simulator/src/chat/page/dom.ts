type Value = string | number | boolean | null | undefined;

/** A listener of what happens to an element, whichever event it is. */
type Listener = (event: never) => unknown;
export type Attributes = Record<string, Value | Listener>;
export type Child = Node | string | null | undefined;

/** Where something opens: beside an element, or at a point. */
export type Place = Element | { x: number; y: number };

/** Something was pressed, and it is known what. */
export type Press = MouseEvent & { readonly currentTarget: HTMLElement };

/** Makes an element; children may be texts and elements. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), { handleEvent: value });
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** The element of the page with that id. */
export function byId(id: string): HTMLElement {
  return partOf(id, HTMLElement);
}

/** The same where it has to be of a kind: an input, a dialog. */
export function partOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.querySelector(`#${id}`);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

/** A button; `attributes` may hold what any element has. */
export const button = (attributes: Attributes, ...children: Child[]) =>
  make('button', { type: 'button', ...attributes }, ...children);

/** What of a list is there: entries that depend on something may be false. */
export function present<Entry>(entries: readonly (Entry | false | null | undefined | '' | 0)[]): Entry[] {
  return entries.flatMap((entry) => (entry ? [entry] : []));
}

/** The text of a form's field. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What went wrong, to be read. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
