import { useTranslate } from 'ra-core';
import type { FieldWords } from '../../../engine/fields/FieldList';

/** Fields that mean something else in some kinds of reward, and are called so. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  percentage: { value: 'percent' },
  increment_amount: { value: 'step' },
};

/** The words of one of the choices of the field of a name. */
export function useChoiceWords(): (name: string) => FieldWords['choiceWord'] {
  const translate = useTranslate();
  return (name) => (choice) =>
    translate(name === 'network' ? `loyalty.networks.${choice}` : `loyalty.choices.${name}.${choice}`, { _: choice });
}

/** What the field at a path is called, and what is said below it. @param type of the task or reward; null: the programme */
export function useFieldWords(): (type: string | null, path: string) => FieldWords {
  const translate = useTranslate();
  const choiceWords = useChoiceWords();
  return (type, path) => {
    const name = path.split('.').at(-1) ?? path;
    const key = ownNames[type ?? '']?.[name] ?? name;
    return {
      label: translate(`loyalty.fields.${key}`, { _: name }),
      help: translate(`loyalty.help.${key}`, { _: '' }) || undefined,
      choiceWord: choiceWords(name),
    };
  };
}
