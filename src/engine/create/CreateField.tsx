import { useInput, useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import type { FormField } from '../../../resources/field';
import { useEntityLabels } from '../entity/entityLabels';
import { FieldInput } from '../fields/FieldInput';
import { useEntityCreateContext } from './EntityCreateContext';

interface CreateFieldProps {
  name: string;
  field: FormField;
  onChange: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** Field of the create form: its input, with its label and its error. Reads the form's value through `useInput`. */
export function CreateField({ name, field, onChange, onBusy }: CreateFieldProps) {
  const { entity } = useEntityCreateContext();
  const labels = useEntityLabels(entity);
  const getFieldLabel = useFieldLabel(entity);
  const input = useInput<unknown>({ source: name, format: keepValue, parse: keepValue, onChange });
  return (
    <div data-field={name}>
      <FieldInput
        field={field}
        label={getFieldLabel(name)}
        required={field.required ?? false}
        value={input.field.value}
        onChange={input.field.onChange}
        error={input.fieldState.error?.message}
        help={undefined}
        getChoiceLabel={(choice) => labels.value(name, choice)}
        onBusy={onBusy}
      />
    </div>
  );
}

/** Inputs work on form values directly. By default, `useInput` converts between '' and null. */
const keepValue = (value: unknown) => value;

/** Returns a function for the label of a form field: its label in the form if there is one, else the label of the row's field. */
export function useFieldLabel(entity: Entity): (name: string) => string {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  return (name) => translate(`resources.${entity.name}.form.${name}`, { _: labels.field(name) });
}
