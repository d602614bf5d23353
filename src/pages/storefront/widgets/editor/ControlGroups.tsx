import { useTranslate } from 'ra-core';
import { memo } from 'react';
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
  /** As it is edited; its texts need not be there. */
  data: WidgetData;
  change: Edited<WidgetData>['change'];
  isChecked: boolean;
  /** What the server says of single values, by `data.<name>`. */
  refused: Readonly<Record<string, string>>;
}

/** The controls of a page, a sheet for each group; as they are while a text is typed. */
export const ControlGroups = memo(function ControlGroups(props: ControlGroupsProps) {
  const { page, data, change, isChecked, refused } = props;
  const translate = useTranslate();
  const list = useListText();
  const wordsOf = useControlWords();
  const values = controlValues(page, data);
  const unknown = unknownNames(data, page);
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
              valueAt={(name) => controlValue(page, data, name)}
              onChange={(name, value) =>
                change((now) => ({ ...now, [name]: value }), typeof value === 'boolean' ? {} : { merge: name })
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
});
