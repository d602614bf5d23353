import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../../resources/widgets';
import { RemoveWidgetDialog } from '../../../../engine/storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../../../../engine/storefront/useWidgetSwitch';
import { Switch } from '../../../../ui/inputs/Switch';
import { ButtonLink } from '../../../../ui/navigation/ButtonLink';
import { Menu } from '../../../../ui/overlays/Menu';
import { buildWidgetUrl } from '../../widgets/widgetUrl';
import styles from '../otherWidgets.module.css';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';
import { useWidgetActions } from '../useWidgetActions';

/** Row of one widget: its name, type and purpose, switch, link to its form, and actions. */
export function OtherWidgetRow({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const { getName, getTypeName, getPurpose } = useOtherWidgetLabels();
  const name = getName(widget);
  const typeName = getTypeName(widget.type);
  const { isOn, isBusy, setEnabled } = useWidgetSwitch(widget.type ?? '', widget, name);
  const { entries, isRemoving, stopRemoving } = useWidgetActions(widget);
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <p className={styles.strong}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.small}>
          {name !== typeName && (
            <>
              <bdi>{typeName}</bdi>
              {' · '}
            </>
          )}
          {getPurpose(widget.type)}
        </p>
      </div>
      <div className={styles.controls}>
        <Switch
          label={translate('theme.widgets.onNamed', { name })}
          checked={isOn}
          aria-busy={isBusy || undefined}
          onChange={({ target }) => setEnabled(target.checked)}
        />
        <ButtonLink
          size="small"
          to={buildWidgetUrl(widget)}
          aria-label={translate('theme.widgets.editNamed', { name })}
        >
          {translate('theme.widgets.edit')}
        </ButtonLink>
        <Menu label={translate('otherWidgets.moreNamed', { name })} icon="more" align="end" entries={entries} />
      </div>
      {isRemoving && (
        <RemoveWidgetDialog widget={widget} name={name} onClose={stopRemoving} onRemoved={() => undefined} />
      )}
    </li>
  );
}
