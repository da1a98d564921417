import {
  REFERENCE_GROUPS,
  type ReferenceGroup,
  TEMPLATE_GROUPS,
  TEMPLATE_CONTEXTS,
  type TemplateField,
  type TemplateFieldKind,
  type TemplateGroup,
  type TemplateContext,
} from './catalogue.ts';

export interface DescribedVariable {
  /** As written in templates: `member.username`. */
  name: string;
  group: TemplateGroup;
  field: string;
  kind: TemplateFieldKind;
  sample: TemplateField['sample'];
}

/** The variables a template may use there, in display order. */
export function variablesOf(context: TemplateContext): DescribedVariable[] {
  return TEMPLATE_CONTEXTS[context].flatMap(variablesOfGroup);
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

/** The variable of that name at that context, if there is one. */
export function findVariable(context: TemplateContext, group: string, field: string): DescribedVariable | undefined {
  return variablesOf(context).find((variable) => variable.group === group && variable.field === field);
}

/** Whether `{{ group.id }}` references a role or a channel by id. */
export function isReferenceGroup(group: string): group is ReferenceGroup {
  return REFERENCE_GROUPS.some((name) => name === group);
}

/** `1000000000000000301`, not `name`: distinguishes `{{ channel.<id> }}` from the fields of the group `channel`. */
export function isReferenceId(field: string): boolean {
  return /^\d{1,20}$/.test(field);
}
