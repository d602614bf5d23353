import { useTranslate } from 'ra-core';
import { FieldList } from '../../../engine/fields/FieldList';
import { Card } from '../../../ui/layout/Card';
import { programForm } from '../draft/formFields';
import { getDraftValue } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { useFieldText } from '../forms/useFieldText';

/** Value paths of the fields in each card. */
const cardFields = {
  title: ['name'],
  points: ['settings.earnsWhen', 'settings.rounding', 'settings.expiresAfterMonths', 'settings.guests'],
  shoppers: ['settings.pointsName', 'settings.welcome'],
} as const;

const target = { of: 'program' } as const;

/** Tab with the program settings. */
export function SettingsTab() {
  const translate = useTranslate();
  const { editor } = useProgramEditor();
  const getFieldText = useFieldText();
  return Object.entries(cardFields).map(([name, paths]) => (
    <Card key={name} title={translate(`loyaltyEditor.settings.${name}`)}>
      <FieldList
        fields={Object.fromEntries(paths.flatMap((path) => (programForm[path] ? [[path, programForm[path]]] : [])))}
        getFieldText={(path) => getFieldText(null, path)}
        valueAt={(path) => getDraftValue(editor.draftProgram, target, path)}
        onChange={(path, value) => editor.set(target, path, value)}
        isChecked={editor.isChecked}
      />
    </Card>
  ));
}
