import type { m as texts } from '../../generated/texts/messages.js';
import type { LocalizedString } from '../../generated/texts/runtime.js';
import type { EscapedText, PlainText } from './people-text.ts';

/** Parameters of texts that hold what a person wrote. */
type PeopleParameter =
  | 'answer'
  | 'author'
  | 'files'
  | 'guild'
  | 'item'
  | 'job'
  | 'name'
  | 'names'
  | 'nick'
  | 'person'
  | 'prize'
  | 'question'
  | 'reason'
  | 'text'
  | 'typed'
  | 'username'
  | 'word'
  | 'words';

/** What such a parameter takes: never a bare text, which could be markup. */
type Shown = number | EscapedText | PlainText | LocalizedString | `<${'@' | '#' | '@&' | ':' | 'a:' | 't:'}${string}>`;

type Inputs<Given> = { [Name in keyof Given]: Name extends PeopleParameter ? Shown : Given[Name] };

type Typed<Text> = Text extends (inputs: infer Given, options?: infer Options) => LocalizedString
  ? (inputs: Inputs<Given>, options?: Options) => LocalizedString
  : Text;

/** The texts, whose parameters from people have to be escaped. The generated module has them at runtime. */
export declare const m: { readonly [Key in keyof typeof texts]: Typed<(typeof texts)[Key]> };
