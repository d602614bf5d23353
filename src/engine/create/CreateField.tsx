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
}

/** One field of a form by its kind, with its label and its error. */
export function CreateField({ entity, name, field, form }: CreateFieldProps) {
  const words = useEntityWords(entity);
  const Input = inputs[field.kind];
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Input
          field={field}
          label={words.field(name)}
          value={value}
          onChange={onChange}
          error={error?.message}
          choiceWord={(choice) => words.value(name, choice)}
        />
      )}
    />
  );
}
