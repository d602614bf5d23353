import { useTranslate } from 'ra-core';
import { widgetTypes } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Icon } from '../../../ui/icons/Icon';
import { Switch } from '../../../ui/inputs/Switch';
import rowStyles from '../../../ui/layout/cardRows.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import { useWidgetSwitch } from '../useWidgetSwitch';
import { findWidget } from '../widgetsQuery';
import { getWidgetIcon } from '../widgetTypes';
import styles from './widgets.module.css';

interface WidgetTypeRowProps {
  type: string;
  name: string;
  /** What the widget is for. */
  purpose: string;
  /** Page of the widget. */
  to: string;
  /** Widgets of the type; null if they failed to load. */
  widgets: readonly Widget[] | null;
}

/** Row of a type of which a store has one widget: its state, switch, and a link to its page. */
export function WidgetTypeRow({ type, name, purpose, to, widgets }: WidgetTypeRowProps) {
  const translate = useTranslate();
  const widget = findWidget(widgets ?? [], type);
  const { isOn, isBusy, setEnabled } = useWidgetSwitch(type, widget, name);
  const isAlwaysOn = type === 'BasicTheme';
  const state = () => {
    if (isAlwaysOn) return translate('theme.widgets.always');
    return widget === null && !isOn ? translate('theme.widgets.none') : null;
  };
  const visibleState = widgets === null ? null : state();
  return (
    <li className={styles.row}>
      <Icon name={getWidgetIcon(type)} />
      <div className={styles.name}>
        <div className={styles.head}>
          <p className={textStyles.medium}>{name}</p>
          {visibleState !== null && <StatusBadge tone="neutral">{visibleState}</StatusBadge>}
        </div>
        <p className={rowStyles.small}>
          {purpose}
          {widgets !== null &&
            widgets.length > 1 &&
            ` · ${translate('theme.widgets.several', { smart_count: widgets.length })}`}
        </p>
      </div>
      {widgets !== null && !isAlwaysOn && (
        <Switch
          label={translate('theme.widgets.onNamed', { name })}
          checked={isOn}
          aria-busy={isBusy || undefined}
          onChange={({ target }) => setEnabled(target.checked)}
        />
      )}
      <ButtonLink size="small" to={to} aria-label={translate('theme.widgets.editNamed', { name })}>
        {translate('theme.widgets.edit')}
      </ButtonLink>
    </li>
  );
}

/** The rows of the widgets that the widget editor has. */
export function WidgetTypeRows({ widgets }: Pick<WidgetTypeRowProps, 'widgets'>) {
  const translate = useTranslate();
  return widgetTypes.map((type) => (
    <WidgetTypeRow
      key={type}
      type={type}
      name={translate(`theme.widgets.types.${type}`)}
      purpose={translate(`theme.widgets.types.${type}Text`)}
      to={`/widget-editor/${type}`}
      widgets={widgets?.filter((widget) => widget.type === type) ?? null}
    />
  ));
}
