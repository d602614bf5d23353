import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { isFieldVisible } from '../../../../../resources/config/configField';
import { controlGroups, type WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { FieldList } from '../../../../engine/fields/FieldList';
import { getUnknownFields, type WidgetData } from '../../../../engine/storefront/widgetData';
import { Card } from '../../../../ui/layout/Card';
import { useListText } from '../../../../ui/text/useListText';
import { useControlText } from '../useWidgetLabels';
import styles from '../widgets.module.css';
import { getControlValue, getControlValues } from './draftState';

interface ControlGroupsProps {
  page: WidgetPage;
  /** Draft data; may omit `texts`. */
  data: WidgetData;
  change: EditSession<WidgetData>['change'];
  isChecked: boolean;
  /** Server-side validation errors by `data.<name>`. */
  serverErrors: Readonly<Record<string, string>>;
}

/** Controls of a widget page, one card per group. Doesn't re-render while a text is edited. */
export const ControlGroups = memo(function ControlGroups(props: ControlGroupsProps) {
  const { page, data, change, isChecked, serverErrors } = props;
  const translate = useTranslate();
  const formatList = useListText();
  const getControlText = useControlText();
  const values = getControlValues(page, data);
  const unknown = getUnknownFields(data, page);
  return (
    <>
      {controlGroups.map((group) => {
        const fields = Object.entries(page.controls[group] ?? {}).filter(([, field]) => isFieldVisible(field, values));
        if (fields.length === 0) return null;
        const groupErrors = fields.flatMap(([name]) => serverErrors[`data.${name}`] ?? []);
        return (
          <Card key={group} title={translate(`widgets.groups.${group}`)}>
            <FieldList
              fields={Object.fromEntries(fields)}
              getFieldText={getControlText}
              valueAt={(name) => getControlValue(page, data, name)}
              onChange={(name, value) =>
                change((now) => ({ ...now, [name]: value }), typeof value === 'boolean' ? {} : { merge: name })
              }
              isChecked={isChecked}
            />
            {groupErrors.length > 0 && <p className={styles.errors}>{groupErrors.join(' ')}</p>}
          </Card>
        );
      })}
      {unknown.length > 0 && (
        <p className={styles.muted}>
          {translate('widgets.kept', { smart_count: unknown.length })} <bdi>{formatList(unknown)}</bdi>
        </p>
      )}
    </>
  );
});
