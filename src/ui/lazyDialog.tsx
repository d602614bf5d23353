import { useTranslate } from 'ra-core';
import { type ComponentType, useEffect } from 'react';
import { lateComponent } from './lazyPart';
import { useToast } from './toastContext';
import { useLoadFailureText } from './useLoadFailureText';

type Closable = { onClose: () => void } | { onCancel: () => void };

/**
 * A dialog whose code comes when it is first opened; it needs a `<Suspense>` around it. A download that fails is told
 * in a message, and the dialog is closed again: whoever opens it once more tries once more.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lateComponent(load, ({ forget }, props) => (
    <NotOpened
      onTold={() => {
        forget();
        if ('onClose' in props) props.onClose();
        else props.onCancel();
      }}
    />
  ));
}

/** Tells once that a dialog could not be opened. */
function NotOpened({ onTold }: { onTold: () => void }) {
  const translate = useTranslate();
  const toast = useToast();
  const text = useLoadFailureText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, however often the page is drawn meanwhile.
  useEffect(() => {
    toast({ tone: 'danger', text: `${translate('ui.late.title')} ${text()}` });
    onTold();
  }, []);
  return null;
}
