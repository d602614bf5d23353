import { useTranslate } from 'ra-core';
import { displayFields, popupFields } from '../../../../resources/forms/formSettings';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { buildFormSnippet } from '../../../engine/storefront/snippets';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { LazyDayRangePicker } from '../../../ui/form/LazyDayRangePicker';
import { Card } from '../../../ui/layout/Card';
import { setPart } from '../builder/formChanges';
import styles from '../forms.module.css';
import { useFormEditor } from './formEditor';
import { SettingList } from './SettingList';

/** Where and when the form is shown. */
export function DisplayCard({ id }: { id: string }) {
  const translate = useTranslate();
  const { siteId } = useCurrentSite();
  const { data, change } = useFormEditor();
  const snippet = buildFormSnippet(id, siteId);
  const getDay = (name: string) => {
    const day = data[name];
    return typeof day === 'string' ? day : '';
  };
  return (
    <Card title={translate('forms.display.title')}>
      <SettingList fields={displayFields} />
      {data['display'] === 'popup' ? (
        <SettingList fields={popupFields} />
      ) : (
        <div className={styles.stack}>
          <p className={styles.muted}>{translate('forms.display.snippet')}</p>
          <pre dir="ltr" className={styles.snippet}>
            <code>{snippet}</code>
          </pre>
          <div>
            <CopyButton size="small" value={snippet} label={translate('forms.display.copy')} />
          </div>
        </div>
      )}
      <LazyDayRangePicker
        label={translate('forms.display.schedule')}
        value={{ from: getDay('from'), to: getDay('until') }}
        onChange={({ from, to }) =>
          change((now) => setPart(setPart(now, ['from'], from || undefined), ['until'], to || undefined))
        }
      />
    </Card>
  );
}
