import {
  REFERENCE_GROUPS,
  type ReferenceGroup,
  TEMPLATE_GROUPS,
  TEMPLATE_PLACES,
  type TemplateField,
  type TemplateFieldKind,
  type TemplateGroup,
  type TemplatePlace,
} from './catalogue.ts';

export interface DescribedVariable {
  /** As it is written: `member.username`. */
  name: string;
  group: TemplateGroup;
  field: string;
  kind: TemplateFieldKind;
  sample: TemplateField['sample'];
}

/** The variables a template may use there, in the order they are offered. */
export function variablesOf(place: TemplatePlace): DescribedVariable[] {
  return TEMPLATE_PLACES[place].flatMap(variablesOfGroup);
}

/** The variables of a group, described for pickers and documentation. */
export function variablesOfGroup(group: TemplateGroup): DescribedVariable[] {
  return Object.entries(TEMPLATE_GROUPS[group]).map(([field, { kind, sample }]) => ({
    name: `${group}.${field}`,
    group,
    field,
    kind,
    sample,
  }));
}

/** What stands behind such a name there, if anything does. */
export function findVariable(place: TemplatePlace, group: string, field: string): DescribedVariable | undefined {
  return variablesOf(place).find((variable) => variable.group === group && variable.field === field);
}

/** Whether `{{ group.id }}` names a role or a channel by its id. */
export function isReferenceGroup(group: string): group is ReferenceGroup {
  return REFERENCE_GROUPS.some((name) => name === group);
}

/** `1000000000000000301`, not `name`: tells `{{ channel.<id> }}` from the fields of the group `channel`. */
export function isReferenceId(field: string): boolean {
  return /^\d{1,20}$/.test(field);
}
