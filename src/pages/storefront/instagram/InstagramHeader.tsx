import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { widgetPages } from '../../../../resources/widgetPages';
import type { Widget } from '../../../../resources/widgets';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { RemoveWidgetDialog } from '../../../engine/storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../../../engine/storefront/useWidgetSwitch';
import { WidgetSwitch } from '../../../engine/storefront/WidgetSwitch';
import type { WidgetData } from '../../../engine/storefront/widgetData';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Menu } from '../../../ui/overlays/Menu';
import { useResetEntry } from '../widgets/editor/useResetEntry';

interface InstagramHeaderProps {
  /** Null if the store has no feed yet. */
  widget: Widget | null;
  edited: Pick<EditSession<WidgetData>, 'change' | 'undo' | 'revert'>;
}

/** Page header of the feed: switch and actions. */
export function InstagramHeader({ widget, edited }: InstagramHeaderProps) {
  const translate = useTranslate();
  const [isRemoving, setRemoving] = useState(false);
  const name = translate('shell.menu.instagram');
  const switchState = useWidgetSwitch('instagram', widget, name);
  const reset = useResetEntry(widgetPages.instagram, edited);
  const removeEntry = {
    key: 'remove',
    danger: true,
    label: translate('widgets.remove.button'),
    onSelect: () => setRemoving(true),
  };
  return (
    <>
      <PageHeader
        title={name}
        subtitle={translate('widgets.instagram.subtitle')}
        actions={
          <>
            <WidgetSwitch {...switchState} name={name} />
            <Menu
              label={translate('widgets.more')}
              icon="more"
              align="end"
              entries={widget ? [reset, removeEntry] : [reset]}
            />
          </>
        }
      />
      {isRemoving && widget && (
        <RemoveWidgetDialog widget={widget} name={name} onClose={() => setRemoving(false)} onRemoved={edited.revert} />
      )}
    </>
  );
}
