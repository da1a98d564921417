import type { TEMPLATE_GROUPS, TEMPLATE_PLACES, TemplateGroup, TemplatePlace } from '../catalogue.ts';

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

/** The values of one group; null is rendered as nothing. Mentions are not given: the renderer writes them from the ids. */
export type GroupValues<Group extends TemplateGroup> = {
  [Name in NamesWithValue<Group>]: ValueOfKind[KindOf<Fields<Group>[Name]>] | null;
};

/** What a template of that place is rendered with; a group that has nothing to say there is null. */
export type TemplateValues<Place extends TemplatePlace = TemplatePlace> = {
  [Group in (typeof TEMPLATE_PLACES)[Place][number]]: GroupValues<Group> | null;
};
