import { type ConfigFields, isFieldVisible } from '../../../../resources/config/configField';
import { FieldList } from '../../../engine/fields/FieldList';
import { getSettingValues } from '../builder/findFormIssues';
import { setPart } from '../builder/formChanges';
import { useFormEditor } from './formEditor';
import { useSettingText } from './useFormTexts';

/** Declared settings of the form. Those whose condition isn't met are hidden. */
export function SettingList({ fields }: { fields: ConfigFields }) {
  const { data, change, isChecked } = useFormEditor();
  const getSettingText = useSettingText();
  const values = getSettingValues(fields, data);
  return (
    <FieldList
      fields={Object.fromEntries(Object.entries(fields).filter(([, field]) => isFieldVisible(field, values)))}
      getFieldText={getSettingText}
      valueAt={(name) => values[name]}
      onChange={(name, value) => change((now) => setPart(now, [name], value), { merge: name })}
      isChecked={isChecked}
    />
  );
}
