type Value = string | number | boolean | null | undefined;

/** An event listener; `never` makes it accept any event type. */
type Listener = (event: never) => unknown;
export type Attributes = Record<string, Value | Listener>;
export type Child = Node | string | null | undefined;

/** Where a popover opens: beside an element, or at a point. */
export type Place = Element | { x: number; y: number };

/** A mouse event whose target is known to be an HTML element. */
export type Press = MouseEvent & { readonly currentTarget: HTMLElement };

/** Creates an element; children may be strings and elements. */
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

/** The page's element with that id. */
export function byId(id: string): HTMLElement {
  return partOf(id, HTMLElement);
}

/** The page's element with that id, checked to be of a class (input, dialog). */
export function partOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.querySelector(`#${id}`);
  if (element instanceof kind) return element;
  throw new Error(`the page has no ${kind.name} #${id}`);
}

/** A button; `attributes` may hold any attribute. */
export const button = (attributes: Attributes, ...children: Child[]) =>
  make('button', { type: 'button', ...attributes }, ...children);

/** Removes the falsy entries of a list, so that entries can be conditional. */
export function present<Entry>(entries: readonly (Entry | false | null | undefined | '' | 0)[]): Entry[] {
  return entries.flatMap((entry) => (entry ? [entry] : []));
}

/** The text value of a form's field. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The message of an error. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
