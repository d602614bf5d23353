import { useTranslate } from 'ra-core';
import { FieldList } from '../../../engine/fields/FieldList';
import { Sheet } from '../../../ui/Sheet';
import { programForm } from '../draft/fieldAt';
import { valueAt } from '../draft/programDraft';
import { useProgramEditor } from '../editor/programEditor';
import { useFieldWords } from '../forms/fieldWords';

/** The fields of each sheet, by path. */
const sheets = {
  title: ['name'],
  points: ['settings.earnsWhen', 'settings.rounding', 'settings.expiresAfterMonths', 'settings.guests'],
  shoppers: ['settings.pointsName', 'settings.welcome'],
} as const;

const place = { of: 'program' } as const;

/** What holds for a programme as a whole. */
export function SettingsTab() {
  const translate = useTranslate();
  const { desk, isChecked } = useProgramEditor();
  const wordsOf = useFieldWords();
  return Object.entries(sheets).map(([name, paths]) => (
    <Sheet key={name} title={translate(`loyaltyEditor.settings.${name}`)}>
      <FieldList
        fields={Object.fromEntries(paths.flatMap((path) => (programForm[path] ? [[path, programForm[path]]] : [])))}
        wordsOf={(path) => wordsOf(null, path)}
        valueAt={(path) => valueAt(desk.whole, place, path)}
        onChange={(path, value) => desk.set(place, path, value)}
        isChecked={isChecked}
      />
    </Sheet>
  ));
}
