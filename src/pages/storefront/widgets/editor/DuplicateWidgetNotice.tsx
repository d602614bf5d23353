import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Widget } from '../../../../../resources/widgets';
import { RemoveWidgetDialog } from '../../../../engine/storefront/RemoveWidgetDialog';
import { Button } from '../../../../ui/buttons/Button';
import { Banner } from '../../../../ui/feedback/Banner';

interface DuplicateWidgetNoticeProps {
  name: string;
  /** The edited widget. */
  widget: Widget | null;
  /** All widgets of its type. */
  widgets: readonly Widget[];
}

/** Warns about several widgets of the same type and offers to delete the others. */
export function DuplicateWidgetNotice({ name, widget, widgets }: DuplicateWidgetNoticeProps) {
  const translate = useTranslate();
  const [widgetToRemove, setWidgetToRemove] = useState<Widget | null>(null);
  const [duplicate] = widgets.filter((item) => item._id !== widget?._id);
  if (!duplicate) return null;
  return (
    <>
      <Banner
        tone="waiting"
        title={translate('widgets.several.title', { smart_count: widgets.length, name })}
        action={
          <Button size="small" onClick={() => setWidgetToRemove(duplicate)}>
            {translate('widgets.several.remove')}
          </Button>
        }
      >
        {translate(duplicate.isEnabled === true ? 'widgets.several.textOn' : 'widgets.several.text')}
      </Banner>
      {widgetToRemove && (
        <RemoveWidgetDialog
          widget={widgetToRemove}
          name={name}
          onClose={() => setWidgetToRemove(null)}
          onRemoved={() => undefined}
        />
      )}
    </>
  );
}
