import type { ConfigField, ConfigFields } from '../../../resources/config/configField';
import { getDefault } from '../../../resources/config/configShape';
import { useTouchedFields } from '../../ui/inputs/useTouchedFields';
import { FieldInput } from './FieldInput';
import styles from './fields.module.css';
import type { GetChoiceLabel } from './inputProps';
import { isMissing, useConfigIssueText } from './useConfigIssueText';

/** Label, help text, and choice labels of a field. */
export interface FieldText {
  label: string;
  help: string | undefined;
  getChoiceLabel: GetChoiceLabel;
}

interface FieldListProps {
  /** Fields by value path. */
  fields: ConfigFields;
  getFieldText: (path: string) => FieldText;
  valueAt: (path: string) => unknown;
  onChange: (path: string, value: unknown) => void;
  /** Shows missing values also in fields that have not been touched. */
  isChecked: boolean;
}

/** Fields of a declarative form in their order, one input each. Needs the messages of `formFields`. */
export function FieldList({ fields, getFieldText, valueAt, onChange, isChecked }: FieldListProps) {
  const issueText = useConfigIssueText();
  const touched = useTouchedFields();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not interactive; it only observes fields losing focus.
    <div className={styles.fields} onBlur={touched.onBlur}>
      {Object.entries(fields).map(([path, field]) => {
        const stored = valueAt(path);
        // Undefined was never set and is the default; null was cleared.
        const value = stored === undefined ? getDefault(field) : stored;
        const isErrorVisible = isChecked || touched.has(path) || !isMissing(field, value);
        return (
          <div key={path} data-field={path} className={isWide(field) ? styles.whole : undefined}>
            <FieldInput
              {...getFieldText(path)}
              field={field}
              required={!('optional' in field && field.optional) && field.kind !== 'boolean'}
              value={value}
              onChange={(next) => onChange(path, next)}
              error={isErrorVisible ? issueText(field, value) : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}

const wide: readonly ConfigField['kind'][] = ['text', 'longText', 'appliesTo', 'url', 'product', 'boolean', 'choice'];
const isWide = (field: ConfigField) => wide.includes(field.kind);
