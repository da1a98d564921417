/** The tags a template may use. Each is closed by `end…`; there are no loops. */
export const TEMPLATE_TAGS = ['if', 'unless', 'case'] as const;

/** The tags allowed inside of them, and those that close them. */
export const TEMPLATE_INNER_TAGS = ['elsif', 'else', 'when', 'endif', 'endunless', 'endcase'] as const;

interface FilterDescription {
  /** Fewest and most values after the colon. */
  takes: readonly [number, number];
  /** Shown in the documentation. */
  example: string;
}

/** All filters. */
export const TEMPLATE_FILTERS = {
  default: { takes: [1, 1], example: "{{ punishment.reason | default: '-' }}" },
  upcase: { takes: [0, 0], example: '{{ guild.name | upcase }}' },
  downcase: { takes: [0, 0], example: '{{ guild.name | downcase }}' },
  capitalize: { takes: [0, 0], example: '{{ member.username | capitalize }}' },
  truncate: { takes: [1, 1], example: '{{ member.name | truncate: 10 }}' },
  append: { takes: [1, 1], example: "{{ member.name | append: '!' }}" },
  prepend: { takes: [1, 1], example: "{{ member.name | prepend: '~ ' }}" },
  date: { takes: [0, 0], example: '{{ member.created | date }}' },
  time: { takes: [0, 0], example: '{{ member.joined | time }}' },
  relative: { takes: [0, 0], example: '{{ member.created | relative }}' },
  plus: { takes: [1, 1], example: '{{ guild.members | plus: 1 }}' },
  minus: { takes: [1, 1], example: '{{ guild.members | minus: 1 }}' },
  times: { takes: [1, 1], example: '{{ work.salary | times: 2 }}' },
  divided_by: { takes: [1, 1], example: '{{ work.salary | divided_by: 2 }}' },
  round: { takes: [0, 1], example: '{{ work.salary | divided_by: 7 | round }}' },
} as const satisfies Record<string, FilterDescription>;

export type TemplateFilter = keyof typeof TEMPLATE_FILTERS;

/** Whether templates may use a filter of that name. */
export function isTemplateFilter(name: string): name is TemplateFilter {
  return Object.hasOwn(TEMPLATE_FILTERS, name);
}
