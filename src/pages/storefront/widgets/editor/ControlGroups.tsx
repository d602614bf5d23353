import { useTranslate } from 'ra-core';
import { isAsked } from '../../../../../resources/config/configField';
import { controlGroups, type WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import type { Edited } from '../../../../engine/editing/useEdited';
import { FieldList } from '../../../../engine/fields/FieldList';
import { Sheet } from '../../../../ui/Sheet';
import { useListText } from '../../../../ui/useListText';
import { useControlWords } from '../useWidgetWords';
import { unknownNames, type WidgetData } from '../widgetData';
import styles from '../widgets.module.css';
import { controlValue, controlValues } from './draftState';

interface ControlGroupsProps {
  page: WidgetPage;
  edited: Pick<Edited<WidgetData>, 'value' | 'change'>;
  isChecked: boolean;
  /** What the server says of single values, by `data.<name>`. */
  refused: Readonly<Record<string, string>>;
}

/** The controls of a page, a sheet for each group. */
export function ControlGroups({ page, edited, isChecked, refused }: ControlGroupsProps) {
  const translate = useTranslate();
  const list = useListText();
  const wordsOf = useControlWords();
  const values = controlValues(page, edited.value);
  const unknown = unknownNames(edited.value, page);
  return (
    <>
      {controlGroups.map((group) => {
        const fields = Object.entries(page.controls[group] ?? {}).filter(([, field]) => isAsked(field, values));
        if (fields.length === 0) return null;
        const told = fields.flatMap(([name]) => refused[`data.${name}`] ?? []);
        return (
          <Sheet key={group} title={translate(`widgets.groups.${group}`)}>
            <FieldList
              fields={Object.fromEntries(fields)}
              wordsOf={wordsOf}
              valueAt={(name) => controlValue(page, edited.value, name)}
              onChange={(name, value) =>
                edited.change((now) => ({ ...now, [name]: value }), typeof value === 'boolean' ? {} : { merge: name })
              }
              isChecked={isChecked}
            />
            {told.length > 0 && <p className={styles.faults}>{told.join(' ')}</p>}
          </Sheet>
        );
      })}
      {unknown.length > 0 && (
        <p className={styles.quiet}>
          {translate('widgets.kept', { smart_count: unknown.length })} <bdi>{list(unknown)}</bdi>
        </p>
      )}
    </>
  );
}
