import type { ConfigField } from '../../../../resources/loyalty/configField';
import { defaultOf } from '../../../../resources/loyalty/configShape';
import { useLeftFields } from '../../../ui/useLeftFields';
import type { FormFields } from '../draft/fieldAt';
import { FieldInput } from './FieldInput';
import { isMissing, useFaultText, useFieldWords } from './fieldWords';
import styles from './forms.module.css';

interface FormFieldListProps {
  fields: FormFields;
  /** Kind of the task or reward; null for the programme itself. */
  type: string | null;
  valueAt: (path: string) => unknown;
  onChange: (path: string, value: unknown) => void;
  /** What is missing is told at once. */
  isChecked: boolean;
}

/** The fields of a form, one input each, in their order. */
export function FormFieldList({ fields, type, valueAt, onChange, isChecked }: FormFieldListProps) {
  const wordsOf = useFieldWords();
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
              {...wordsOf(type, path)}
              field={field}
              name={path.split('.').at(-1) ?? path}
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
