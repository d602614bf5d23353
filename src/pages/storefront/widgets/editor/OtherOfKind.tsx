import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Widget } from '../../../../../resources/widgets';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { RemoveWidget } from '../RemoveWidget';

interface OtherOfKindProps {
  name: string;
  /** The one that is edited. */
  widget: Widget | null;
  /** All of its kind. */
  widgets: readonly Widget[];
}

/** Tells of a shop that has a widget more than once, and lets go of those that are not edited. */
export function OtherOfKind({ name, widget, widgets }: OtherOfKindProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Widget | null>(null);
  const [other] = widgets.filter((one) => one._id !== widget?._id);
  if (!other) return null;
  return (
    <>
      <Notice
        tone="waiting"
        title={translate('widgets.several.title', { smart_count: widgets.length, name })}
        action={
          <Button size="small" onClick={() => setAsked(other)}>
            {translate('widgets.several.remove')}
          </Button>
        }
      >
        {translate(other.isEnabled === true ? 'widgets.several.textOn' : 'widgets.several.text')}
      </Notice>
      {asked && <RemoveWidget widget={asked} name={name} onClose={() => setAsked(null)} onRemoved={() => undefined} />}
    </>
  );
}
