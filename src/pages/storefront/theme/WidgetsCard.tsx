import { useTranslate } from 'ra-core';
import { isOtherWidget, widgetTypes } from '../../../../resources/widgetPages';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useWidgets } from '../../../engine/storefront/widgetsQuery';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { WidgetTypeRow } from '../widgets/WidgetTypeRow';
import { galleryUrl } from '../widgets/widgetUrl';
import styles from './theme.module.css';

/** List of the widgets of the widget editor with their states, and a link to all others. */
export function WidgetsCard() {
  const translate = useTranslate();
  const { data: widgets, error, isPending, isFetching, refetch } = useWidgets();
  if (isPending) return <Skeleton height={320} />;
  const otherCount = widgets?.filter(isOtherWidget).length ?? 0;
  return (
    <>
      {error && (
        <ReadNotice
          tone={widgets ? 'waiting' : 'danger'}
          title={translate(widgets ? 'ui.stale' : 'theme.widgets.failed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <Card title={translate('theme.widgets.title')}>
        <p className={styles.muted}>{translate('theme.widgets.text')}</p>
        <ul className={styles.list}>
          {widgetTypes.map((type) => (
            <WidgetTypeRow
              key={type}
              type={type}
              name={translate(`theme.widgets.types.${type}`)}
              purpose={translate(`theme.widgets.types.${type}Text`)}
              to={`/widget-editor/${type}`}
              widgets={widgets?.filter((widget) => widget.type === type) ?? null}
            />
          ))}
        </ul>
      </Card>
      <Card title={translate('theme.widgets.others')}>
        <div className={styles.actions}>
          <p className={styles.shortName}>
            {translate('theme.widgets.othersText')}{' '}
            {otherCount > 0 && translate('theme.widgets.othersCount', { smart_count: otherCount })}
          </p>
          <ButtonLink size="small" to={galleryUrl}>
            {translate('theme.widgets.openOthers')}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
