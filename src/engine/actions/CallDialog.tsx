import '../../../i18n/en/areas/ask';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import type { Row } from '../../../resources/entity';
import { formatPoints } from '../../lib/format/formatPoints';
import { Modal } from '../../ui/overlays/Modal';
import { useAttemptStore } from '../drafts/useAttemptStore';
import { createIntentKeys } from '../drafts/useIntentKeys';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { toEndpointRequest } from '../records/endpointRequest';
import { useCurrentSite } from '../shop/currentSite';
import type { ActionDialogProps } from './actionDialogs';

/**
 * Confirms an action that calls an endpoint, since it can't be undone. A call whose outcome is uncertain has the same
 * Idempotency-Key when it is tried again, also after a reload.
 */
export default function CallDialog({ entity, name, target, onClose, onBulk }: ActionDialogProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const { siteName, locale } = useCurrentSite();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const keys = createIntentKeys(useAttemptStore(), `call ${entity.name} ${name}`);
  const [error, setError] = useState<string | null>(null);
  const count = target.kind === 'record' ? 1 : target.count;

  const toCall = (record: Row, key: string) =>
    toEndpointRequest(entity.actions[name]?.call ?? { path: '' }, record, key);

  const submit = async () => {
    if (target.kind === 'selection') {
      const { keyOf, hold, settle } = keys.startRun(name);
      const toChange = (record: Row) => ({ call: toCall(record, `${keyOf(record._id)}.${record._id}`) });
      return onBulk({ toChange, onStart: hold, onSettled: settle });
    }
    const { record } = target;
    setError(null);
    try {
      await dataProvider.call(toCall(record, keys.get(record._id)));
    } catch (thrown) {
      if (!toAppError(thrown).uncertain) keys.forget(record._id);
      return setError(errorText(thrown));
    }
    keys.forget(record._id);
    // The focus must return to the row before it is read again.
    flushSync(onClose);
    const done = { done: labels.actionDone(name, 1), record: labels.named(record) };
    notify(translate('list.action.done', done), { type: 'success' });
    refresh();
  };

  return (
    <Modal
      title={translate('ask.choose', {
        action: labels.action(name),
        record:
          target.kind === 'record'
            ? labels.named(target.record)
            : `${formatPoints(count, locale)} ${labels.noun(count)}`,
      })}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={labels.action(name)}
      error={error}
    >
      <p>{translate('ask.callText', { site: siteName })}</p>
    </Modal>
  );
}
