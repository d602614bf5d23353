import { useNotify, useTranslate } from 'ra-core';
import { type ComponentType, useEffect } from 'react';
import { useLoadErrorText } from './LoadError';
import { lazyComponent } from './lazyPart';
import { lazyWithRetry } from './lazyWithRetry';

type ClosableProps = { onClose: () => void } | { onCancel: () => void };

/**
 * Lazy-loads a dialog when it is first opened. Needs a `<Suspense>` around it. If the download fails, a notification is shown
 * and the dialog is closed; opening it again retries.
 */
export function lazyDialog<Props extends ClosableProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazyComponent(lazyWithRetry(load), ({ forget }, props) => (
    <OpenError
      onNotified={() => {
        forget();
        if ('onClose' in props) props.onClose();
        else props.onCancel();
      }}
    />
  ));
}

/** Shows a notification on mount and closes the dialog. */
function OpenError({ onNotified }: { onNotified: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = useLoadErrorText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per failure
  useEffect(() => {
    notify(`${translate('ui.late.title')} ${text()}`, { type: 'error' });
    onNotified();
  }, []);
  return null;
}
