import { Markdown } from '../content/markdown.tsx';
import { isMany, SelectMenu } from '../controls/select-menu.tsx';
import { SELECTS } from '../controls/select-options.ts';
import { ChoiceLabel, Field, FieldGroup } from '../elements/field.tsx';
import { CHECKBOXES, FILE_UPLOAD, type FormField, RADIO, TEXT, TEXT_INPUT } from './form-fields.ts';

const PARAGRAPH = 2;

/** A field of a modal, with its label. */
export function BotField({ field }: { field: FormField }) {
  const { type, hint, custom_id: name } = field;
  const label = field.label ?? name ?? '';
  if (SELECTS.has(type)) {
    const Frame = isMany(field) ? FieldGroup : Field;
    return (
      <Frame label={isMany(field) ? (field.label ?? '') : label} hint={hint}>
        <SelectMenu part={field} />
      </Frame>
    );
  }
  switch (type) {
    case TEXT:
      return (
        <div className="content">
          <Markdown text={field.content ?? ''} />
        </div>
      );
    case TEXT_INPUT:
    case FILE_UPLOAD:
      return (
        <Field label={label} hint={hint}>
          {type === TEXT_INPUT ? <TextInput field={field} /> : <Upload field={field} />}
        </Field>
      );
    case RADIO:
    case CHECKBOXES:
      return (
        <FieldGroup label={field.label ?? ''} hint={hint}>
          <Choices field={field} />
        </FieldGroup>
      );
    default:
      return (
        <ChoiceLabel label={label} hint={hint}>
          <input type="checkbox" name={name} defaultChecked={field.default === true} />
        </ChoiceLabel>
      );
  }
}

function TextInput({ field }: { field: FormField }) {
  const attributes = {
    name: field.custom_id,
    required: field.required !== false,
    minLength: field.min_length,
    maxLength: field.max_length,
    placeholder: field.placeholder,
    defaultValue: field.value,
  };
  return field.style === PARAGRAPH ? <textarea rows={4} {...attributes} /> : <input {...attributes} />;
}

function Upload({ field: { custom_id: name, required, min_values: min, max_values: max = 1 } }: { field: FormField }) {
  return <input type="file" name={name} required={required !== false && min !== 0} multiple={max > 1} />;
}

function Choices({ field: { type, custom_id: name, required, options } }: { field: FormField }) {
  const isRadio = type === RADIO;
  return options?.map(({ value, label, description, default: isChosen }) => (
    <ChoiceLabel key={value} label={label} hint={description}>
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={isChosen === true}
        required={isRadio && required !== false}
      />
    </ChoiceLabel>
  ));
}
