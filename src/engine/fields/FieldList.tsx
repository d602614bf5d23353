import type { ConfigField, ConfigFields } from '../../../resources/config/configField';
import { defaultOf } from '../../../resources/config/configShape';
import { useLeftFields } from '../../ui/useLeftFields';
import { type ChoiceWord, FieldInput } from './FieldInput';
import styles from './fields.module.css';
import { isMissing, useFaultText } from './useFaultText';

/** What a field is called, what is said below it, and how its choices are. */
export interface FieldWords {
  label: string;
  help: string | undefined;
  choiceWord: ChoiceWord;
}

interface FieldListProps {
  /** By the path at which their values stand. */
  fields: ConfigFields;
  wordsOf: (path: string) => FieldWords;
  valueAt: (path: string) => unknown;
  onChange: (path: string, value: unknown) => void;
  /** What is missing is told at once. */
  isChecked: boolean;
}

/** The fields of a form, one input each, in their order. Needs the words of `formFields`. */
export function FieldList({ fields, wordsOf, valueAt, onChange, isChecked }: FieldListProps) {
  const faultText = useFaultText();
  const left = useLeftFields();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it; it watches the focus leave a field.
    <div className={styles.fields} onBlur={left.onBlur}>
      {Object.entries(fields).map(([path, field]) => {
        const stored = valueAt(path);
        // What was never set is as it is at first; null is what was emptied.
        const value = stored === undefined ? defaultOf(field) : stored;
        const isTold = isChecked || left.has(path) || !isMissing(field, value);
        return (
          <div key={path} data-field={path} className={isWide(field) ? styles.whole : undefined}>
            <FieldInput
              {...wordsOf(path)}
              field={field}
              required={!('optional' in field && field.optional) && field.kind !== 'switch'}
              value={value}
              onChange={(next) => onChange(path, next)}
              error={isTold ? faultText(field, value) : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}

const wide: readonly ConfigField['kind'][] = ['paragraph', 'appliesTo', 'link', 'product', 'switch', 'choice'];
const isWide = (field: ConfigField) => wide.includes(field.kind);
