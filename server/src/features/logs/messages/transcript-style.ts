/** Dark or light, by the preference of the reader's system. */
export const TRANSCRIPT_STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #66708a; --link: #0077c2; }
@media (prefers-color-scheme: dark) { :root { --soft: #9aa4be; --link: #4dbfff; } }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); margin-bottom: 1rem; padding-bottom: 1rem; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
header p { color: var(--soft); margin: 0; }
article { border-bottom: 1px solid var(--line); padding: .5rem 0; overflow-wrap: anywhere; }
h2 { font-size: 1rem; font-weight: 400; margin: 0; }
small, time { color: var(--soft); font-size: .8rem; }
article p { margin: .15rem 0; white-space: pre-wrap; }
blockquote { border-left: 3px solid var(--line); margin: .15rem 0; padding-left: .75rem; white-space: pre-wrap; }
a { color: var(--link); }
`;
