import { useTranslate } from 'ra-core';
import { type WidgetType, widgetTypeOf, widgetTypes } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';
import { ReadNotice } from '../../../engine/ReadNotice';
import { ButtonLink } from '../../../ui/ButtonLink';
import { classes } from '../../../ui/classes';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import { StatePill } from '../../../ui/StatePill';
import { Switch } from '../../../ui/Switch';
import { useWidgetSwitch } from '../widgets/save/useWidgetSwitch';
import { useWidgets, widgetOf } from '../widgets/widgetsQuery';
import styles from './theme.module.css';

/** The widgets that have a page of their own, with the state of each, and those that this console has no page for. */
export function WidgetsCard() {
  const translate = useTranslate();
  const { data: widgets, error, isPending, isFetching, refetch } = useWidgets();
  if (isPending) return <Skeleton height={320} />;
  const notice = error && (
    <ReadNotice
      tone={widgets ? 'waiting' : 'danger'}
      title={translate(widgets ? 'theme.widgets.stale' : 'theme.widgets.failed')}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
  const others = widgets?.filter(({ type }) => widgetTypeOf(type) === null) ?? [];
  return (
    <>
      {notice}
      <Sheet title={translate('theme.widgets.title')}>
        <p className={styles.quiet}>{translate('theme.widgets.text')}</p>
        <ul className={styles.list}>
          {widgetTypes.map((type) => (
            <PageRow key={type} type={type} widgets={widgets?.filter((one) => one.type === type) ?? null} />
          ))}
        </ul>
      </Sheet>
      {others.length > 0 && (
        <Sheet title={translate('theme.widgets.unknown')}>
          <p className={styles.quiet}>{translate('theme.widgets.unknownText')}</p>
          <ul className={styles.list}>
            {others.map(({ _id, type, isEnabled }) => (
              <li key={_id} className={styles.widget}>
                <div className={classes(styles.name, styles.head)}>
                  <bdi>{type || translate('theme.widgets.nameless')}</bdi>
                  <State isOn={isEnabled === true} />
                </div>
                {type && (
                  <ButtonLink
                    size="small"
                    to={`/widget-editor/${encodeURIComponent(type)}`}
                    aria-label={translate('theme.widgets.lookNamed', { name: type })}
                  >
                    {translate('theme.widgets.look')}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** A page of the widget editor. @param widgets of its type; null where they could not be read */
function PageRow({ type, widgets }: { type: WidgetType; widgets: readonly Widget[] | null }) {
  const translate = useTranslate();
  const name = translate(`theme.widgets.types.${type}`);
  const widget = widgetOf(widgets ?? [], type);
  const { isOn, isBusy, turn } = useWidgetSwitch(type, widget, name);
  const state = () => {
    if (type === 'BasicTheme') return translate('theme.widgets.always');
    return widget === null && !isOn ? translate('theme.widgets.none') : null;
  };
  const shownState = widgets === null ? null : state();
  return (
    <li className={styles.widget}>
      <div className={styles.name}>
        <div className={styles.head}>
          <p className={styles.strong}>{name}</p>
          {shownState !== null && <StatePill tone="neutral">{shownState}</StatePill>}
        </div>
        <p className={styles.small}>
          {translate(`theme.widgets.types.${type}Text`)}
          {widgets !== null &&
            widgets.length > 1 &&
            ` · ${translate('theme.widgets.several', { smart_count: widgets.length })}`}
        </p>
      </div>
      {widgets !== null && type !== 'BasicTheme' && (
        <Switch
          label={translate('theme.widgets.onNamed', { name })}
          checked={isOn}
          aria-busy={isBusy || undefined}
          onChange={({ target }) => turn(target.checked)}
        />
      )}
      <ButtonLink
        size="small"
        to={`/widget-editor/${type}`}
        aria-label={translate('theme.widgets.editNamed', { name })}
      >
        {translate('theme.widgets.edit')}
      </ButtonLink>
    </li>
  );
}

function State({ isOn }: { isOn: boolean }) {
  const translate = useTranslate();
  return (
    <StatePill tone={isOn ? 'done' : 'neutral'}>{translate(isOn ? 'theme.widgets.on' : 'theme.widgets.off')}</StatePill>
  );
}
