import { useTranslate } from 'ra-core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Entity } from '../../../resources/entity';
import type { FormField } from '../../../resources/field';
import { useEntityWords } from '../words';
import { inputs } from './inputs';

interface CreateFieldProps {
  entity: Entity;
  name: string;
  field: FormField;
  form: UseFormReturn<Record<string, unknown>>;
  onEdited: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** One field of a form by its kind, with its label and its error. */
export function CreateField({ entity, name, field, form, onEdited, onBusy }: CreateFieldProps) {
  const words = useEntityWords(entity);
  const label = useFieldLabel(entity);
  const Input = inputs[field.kind];
  return (
    <div data-field={name}>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <Input
            field={field}
            label={label(name)}
            value={value}
            onChange={(next) => {
              onChange(next);
              onEdited();
            }}
            error={error?.message}
            help={undefined}
            choiceWord={(choice) => words.value(name, choice)}
            onBusy={onBusy}
          />
        )}
      />
    </div>
  );
}

/** The label of a field of the form: where the field of a row is called otherwise, the form has a word of its own. */
export function useFieldLabel(entity: Entity): (name: string) => string {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  return (name) => translate(`resources.${entity.name}.form.${name}`, { _: words.field(name) });
}
