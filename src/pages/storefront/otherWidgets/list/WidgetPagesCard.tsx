import { useTranslate } from 'ra-core';
import { widgetTypes } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { Card } from '../../../../ui/layout/Card';
import { ButtonLink } from '../../../../ui/navigation/ButtonLink';
import { useHasPage } from '../../../../ui/navigation/knownPages';
import { WidgetTypeRow } from '../../widgets/WidgetTypeRow';
import styles from '../otherWidgets.module.css';

/** Widgets with pages of their own: those of the widget editor, the Instagram feed, and forms. */
export function WidgetPagesCard({ widgets }: { widgets: readonly Widget[] }) {
  const translate = useTranslate();
  const hasPage = useHasPage();
  const ofType = (type: string) => widgets.filter((widget) => widget.type === type);
  const forms = ofType('form');
  return (
    <Card title={translate('otherWidgets.pages.title')}>
      <p className={styles.muted}>{translate('otherWidgets.pages.text')}</p>
      <ul className={styles.list}>
        {widgetTypes.map((type) => (
          <WidgetTypeRow
            key={type}
            type={type}
            name={translate(`theme.widgets.types.${type}`)}
            purpose={translate(`theme.widgets.types.${type}Text`)}
            to={`/widget-editor/${type}`}
            widgets={ofType(type)}
          />
        ))}
        {hasPage('/instagram') && (
          <WidgetTypeRow
            type="instagram"
            name={translate('shell.menu.instagram')}
            purpose={translate('otherWidgets.pages.instagram')}
            to="/instagram"
            widgets={ofType('instagram')}
          />
        )}
        {hasPage('/form') && (
          <li className={styles.row}>
            <div className={styles.name}>
              <p className={styles.strong}>{translate('shell.menu.form')}</p>
              <p className={styles.small}>
                {translate('otherWidgets.pages.forms', {
                  smart_count: forms.length,
                  on: forms.filter(({ isEnabled }) => isEnabled === true).length,
                })}
              </p>
            </div>
            <ButtonLink size="small" to="/form">
              {translate('otherWidgets.pages.openForms')}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
