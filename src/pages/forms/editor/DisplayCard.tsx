import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { withMessages } from '../../../../i18n/i18n';
import { displayFields, popupFields } from '../../../../resources/forms/formSettings';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { buildFormSnippet } from '../../../engine/storefront/snippets';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { setPart } from '../builder/formChanges';
import styles from '../forms.module.css';
import { useFormEditor } from './formEditor';
import { SettingList } from './SettingList';

// The calendar is larger than the rest of the card.
const DayRangePicker = lazyPart(async () => ({
  default: (await withMessages('pickers', () => import('../../../ui/form/DayRangePicker'))).DayRangePicker,
}));

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
      <Suspense fallback={<Skeleton height={84} />}>
        <DayRangePicker
          label={translate('forms.display.schedule')}
          value={{ from: getDay('from'), to: getDay('until') }}
          onChange={({ from, to }) =>
            change((now) => setPart(setPart(now, ['from'], from || undefined), ['until'], to || undefined))
          }
        />
      </Suspense>
    </Card>
  );
}
