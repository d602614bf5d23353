import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Widget } from '../../../../resources/widgets';
import { Button } from '../../../ui/Button';
import { PageHeader } from '../../../ui/PageHeader';
import { Sheet } from '../../../ui/Sheet';
import { RemoveWidget } from './RemoveWidget';
import { useWidgetSwitch } from './save/useWidgetSwitch';
import { WidgetSwitch } from './WidgetSwitch';
import styles from './widgets.module.css';

/** A widget that this console has no page for: shown as what it is, switched and deleted, never changed. */
export function UnknownWidget({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = widget.type || translate('theme.widgets.nameless');
  const state = useWidgetSwitch(widget.type ?? '', widget, name);
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        subtitle={translate('widgets.unknown.text')}
        actions={
          <>
            <WidgetSwitch {...state} name={name} />
            <Button kind="danger" onClick={() => setAsking(true)}>
              {translate('widgets.remove.button')}
            </Button>
          </>
        }
      />
      <Sheet title={translate('widgets.unknown.data')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard */}
        <pre dir="ltr" tabIndex={0} className={styles.raw}>
          {JSON.stringify(widget.data ?? null, null, 2)}
        </pre>
      </Sheet>
      {isAsking && (
        <RemoveWidget
          widget={widget}
          name={name}
          onClose={() => setAsking(false)}
          onRemoved={() => void navigate('/theme-editor/widgets')}
        />
      )}
    </>
  );
}
