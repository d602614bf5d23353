import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { isOtherWidget } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { Button } from '../../../ui/buttons/Button';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/icons/Icon';
import { Switch } from '../../../ui/inputs/Switch';
import { Card } from '../../../ui/layout/Card';
import rowStyles from '../../../ui/layout/cardRows.module.css';
import columnStyles from '../../../ui/layout/columns.module.css';
import flowStyles from '../../../ui/layout/flow.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { useHasPage } from '../../../ui/navigation/knownPages';
import { Menu } from '../../../ui/overlays/Menu';
import textStyles from '../../../ui/text/text.module.css';
import { RemoveWidgetDialog } from '../RemoveWidgetDialog';
import { useWidgetSwitch } from '../useWidgetSwitch';
import { WidgetTypeRow, WidgetTypeRows } from '../widgets/WidgetTypeRow';
import { buildWidgetUrl } from '../widgets/widgetUrl';
import { useWidgets } from '../widgetsQuery';
import { getWidgetIcon } from '../widgetTypes';
import { AddWidgetCard } from './create/AddWidgetCard';
import { OtherWidgetPage } from './edit/OtherWidgetPage';
import { useOtherWidgetLabels } from './useOtherWidgetLabels';
import { useWidgetActions } from './useWidgetActions';

/** The gallery of all widgets, or the page of one of them. The URL contains the id of the widget. */
export function OtherWidgetsPage() {
  const { '*': id = '' } = useParams();
  // Reset all state when switching to another widget.
  return id === '' ? <WidgetGallery /> : <OtherWidgetPage key={id} id={id} />;
}

const ImportWidgetDialog = lazyDialog(() => import('./transfer/ImportWidgetDialog'));

/** All widgets of the store with their purpose and state, and the types to add. */
function WidgetGallery() {
  const translate = useTranslate();
  const query = useWidgets();
  const { data: widgets, isPending } = query;
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHeader
        title={translate('shell.menu.other-widgets')}
        subtitle={translate('otherWidgets.subtitle')}
        actions={
          <Button icon="upload" onClick={() => setImporting(true)}>
            {translate('otherWidgets.import.button')}
          </Button>
        }
      />
      <div className={columnStyles.stackAboveBar}>
        {isPending && (
          <>
            <CardSkeleton rows={2} />
            <CardSkeleton rows={3} />
            <CardSkeleton rows={2} />
          </>
        )}
        <ReadFailure title={translate('theme.widgets.failed')} read={query} />
        {widgets && (
          <>
            <OtherWidgetsCard widgets={widgets.filter(isOtherWidget)} />
            <AddWidgetCard widgets={widgets} />
            <WidgetPagesCard widgets={widgets} />
          </>
        )}
      </div>
      <Suspense>{isImporting && <ImportWidgetDialog onClose={() => setImporting(false)} />}</Suspense>
    </>
  );
}

function OtherWidgetsCard({ widgets }: { widgets: readonly Widget[] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('otherWidgets.list.title')}>
      {widgets.length === 0 ? (
        <EmptyState title={translate('list.state.empty')} text={translate('otherWidgets.list.none')} />
      ) : (
        <ul className={rowStyles.list}>
          {widgets.map((widget) => (
            <OtherWidgetRow key={widget._id} widget={widget} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Row of one widget: its name, type and purpose, switch, link to its form, and actions. */
function OtherWidgetRow({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const { getName, getTypeName, getPurpose } = useOtherWidgetLabels();
  const name = getName(widget);
  const typeName = getTypeName(widget.type);
  const { isOn, isBusy, setEnabled } = useWidgetSwitch(widget.type ?? '', widget, name);
  const { entries, isRemoving, stopRemoving } = useWidgetActions(widget);
  return (
    <li className={rowStyles.row}>
      <Icon name={getWidgetIcon(widget.type)} />
      <div className={rowStyles.name}>
        <p className={textStyles.medium}>
          <bdi>{name}</bdi>
        </p>
        <p className={rowStyles.small}>
          {name !== typeName && (
            <>
              <bdi>{typeName}</bdi>
              {' · '}
            </>
          )}
          {getPurpose(widget.type)}
        </p>
      </div>
      <div className={flowStyles.controls}>
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
      {isRemoving && <RemoveWidgetDialog widget={widget} name={name} onClose={stopRemoving} />}
    </li>
  );
}

/** Widgets with pages of their own: those of the widget editor, the Instagram feed, and forms. */
function WidgetPagesCard({ widgets }: { widgets: readonly Widget[] }) {
  const translate = useTranslate();
  const hasPage = useHasPage();
  const ofType = (type: string) => widgets.filter((widget) => widget.type === type);
  const forms = ofType('form');
  return (
    <Card title={translate('otherWidgets.pages.title')}>
      <p className={textStyles.second}>{translate('otherWidgets.pages.text')}</p>
      <ul className={rowStyles.list}>
        <WidgetTypeRows widgets={widgets} />
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
          <li className={rowStyles.row}>
            <Icon name={getWidgetIcon('form')} />
            <div className={rowStyles.name}>
              <p className={textStyles.medium}>{translate('shell.menu.form')}</p>
              <p className={rowStyles.small}>
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
