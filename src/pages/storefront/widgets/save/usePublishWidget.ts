import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../../../dataProvider/errors';
import type { Edited } from '../../../../engine/editing/useEdited';
import { useToast } from '../../../../ui/toastContext';
import { useOnce } from '../../../../ui/useOnce';
import type { WidgetData } from '../widgetData';
import { publishWidget } from './publishWidget';
import { useWidgetPorts } from './useWidgetPorts';

interface PublishWidget {
  publish: () => void;
  /** Why the last try failed; null where there was none, or where it went well. */
  failure: AppError | null;
}

/** Publishes a widget: until then the shop has nothing of what was edited. @param saved what is published, as far as is known */
export function usePublishWidget(
  type: string,
  name: string,
  saved: WidgetData,
  edited: Pick<Edited<WidgetData>, 'save'>,
): PublishWidget {
  const translate = useTranslate();
  const toast = useToast();
  const ports = useWidgetPorts();
  const [failure, setFailure] = useState<AppError | null>(null);

  const { run } = useOnce(async () => {
    setFailure(null);
    try {
      await edited.save((mine) => publishWidget(type, { base: saved, mine }, ports));
      ports.settled();
      toast({ tone: 'done', text: translate('widgets.published', { name }) });
    } catch (thrown) {
      console.warn('publishing a widget failed', thrown);
      setFailure(toAppError(thrown));
    }
  });
  return { publish: run, failure };
}
