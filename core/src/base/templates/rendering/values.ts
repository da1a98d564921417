import type { TEMPLATE_GROUPS, TEMPLATE_CONTEXTS, TemplateGroup, TemplateContext } from '../catalogue.ts';

interface ValueOfKind {
  text: string;
  url: string;
  emoji: string;
  number: number;
  moment: Date;
}

type Fields<Group extends TemplateGroup> = (typeof TEMPLATE_GROUPS)[Group];

type KindOf<Field> = Field extends { kind: infer Kind extends keyof ValueOfKind } ? Kind : never;

type NamesWithValue<Group extends TemplateGroup> = {
  [Name in keyof Fields<Group>]: Fields<Group>[Name] extends { kind: 'mention' } ? never : Name;
}[keyof Fields<Group>];

/** The values of one group; null renders as nothing. Mentions are missing: the renderer writes them from the ids. */
export type GroupValues<Group extends TemplateGroup> = {
  [Name in NamesWithValue<Group>]: ValueOfKind[KindOf<Fields<Group>[Name]>] | null;
};

/** The values for rendering a template of that context; a group that does not apply is null. */
export type TemplateValues<Context extends TemplateContext = TemplateContext> = {
  [Group in (typeof TEMPLATE_CONTEXTS)[Context][number]]: GroupValues<Group> | null;
};
