import { type Component, componentKey, type Press } from './define-component.ts';

export interface FoundComponent {
  component: Component;
  press: Press;
}

/** Finds the component of a custom id; null if it is unknown. */
export type FindComponent = (kind: Component['kind'], customId: string) => FoundComponent | null;

/** Indexes the components for look-up. @throws Error if two components share feature and action. */
export function createFindComponent(components: readonly Component[]): FindComponent {
  const byKey = new Map(components.map((component) => [component.key, component]));
  if (byKey.size < components.length) throw new Error('Two components share feature and action');
  return (kind, customId) => findNamed(byKey, kind, customId) ?? findLegacy(components, kind, customId);
}

function findNamed(
  byKey: ReadonlyMap<string, Component>,
  kind: Component['kind'],
  customId: string,
): FoundComponent | null {
  const [feature = '', action = '', version, ...args] = customId.split(':');
  const component = byKey.get(componentKey(kind, feature, action));
  if (component === undefined || version !== String(component.version)) return null;
  const press = component.read(args);
  return press && { component, press };
}

function findLegacy(
  components: readonly Component[],
  kind: Component['kind'],
  customId: string,
): FoundComponent | null {
  for (const component of components) {
    const press = component.kind === kind ? component.readLegacy(customId) : null;
    if (press !== null) return { component, press };
  }
  return null;
}
