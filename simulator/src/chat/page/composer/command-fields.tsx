import type { RefObject } from 'react';
import { useLive } from '../session/use-chat.ts';
import type { Command, CommandPart } from '../shapes/shapes.ts';
import { AutocompleteField } from './autocomplete-field.tsx';
import { choicesOf, inputType, NUMBER } from './option-choices.ts';

interface CommandFieldsProps {
  box: RefObject<HTMLDivElement | null>;
  command: Command | null;
  /** Prefills the first option, unless the bot suggests its values. */
  argument: string;
}

/** An input for each option of the picked command. */
export function CommandFields({ box, command, argument }: CommandFieldsProps) {
  const options = command?.options ?? [];
  return (
    <div id="command-fields" ref={box} hidden={options.length === 0}>
      {options.map((option, index) => (
        <label key={`${command?.path} ${option.name}`} title={option.description}>
          <span>{option.required ? `${option.shownName} *` : option.shownName}</span>
          <OptionField option={option} path={command?.path ?? ''} initial={index === 0 ? argument : ''} box={box} />
        </label>
      ))}
    </div>
  );
}

interface OptionFieldProps {
  option: CommandPart;
  path: string;
  initial: string;
  box: RefObject<HTMLDivElement | null>;
}

function OptionField({ option, path, initial, box }: OptionFieldProps) {
  const server = useLive((state) => state.server);
  const people = useLive(({ world }) => world.people);
  if (option.autocomplete) return <AutocompleteField option={option} path={path} box={box} />;
  const choices = choicesOf(option, server, people);
  if (choices !== null) {
    return (
      <select name={option.name} required={option.required}>
        <option value="">—</option>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  const { min, max, minLength, maxLength } = option.limits;
  const type = inputType(option);
  return (
    <input
      name={option.name}
      required={option.required}
      type={type}
      step={option.type === NUMBER ? 'any' : undefined}
      min={min}
      max={max}
      minLength={minLength}
      maxLength={maxLength}
      defaultValue={type === 'file' ? undefined : initial}
    />
  );
}
