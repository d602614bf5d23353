import { useTranslate } from 'ra-core';
import type { FieldText } from '../../../engine/fields/FieldList';

/** Message keys of fields that have another meaning in some reward types. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  percentage: { value: 'percent' },
  increment_amount: { value: 'step' },
};

/** Returns the labels of the choices of a field. */
export function useChoiceLabels(): (name: string) => FieldText['getChoiceLabel'] {
  const translate = useTranslate();
  return (name) => (choice) =>
    translate(name === 'network' ? `loyalty.networks.${choice}` : `loyalty.choices.${name}.${choice}`, { _: choice });
}

/**
 * Returns label, help text, and choice labels of the field at a path.
 * @param type type of the task or reward; null for the program
 */
export function useFieldText(): (type: string | null, path: string) => FieldText {
  const translate = useTranslate();
  const getChoiceLabels = useChoiceLabels();
  return (type, path) => {
    const name = path.split('.').at(-1) ?? path;
    const key = ownNames[type ?? '']?.[name] ?? name;
    return {
      label: translate(`loyalty.fields.${key}`, { _: name }),
      help: translate(`loyalty.help.${key}`, { _: '' }) || undefined,
      getChoiceLabel: getChoiceLabels(name),
    };
  };
}
