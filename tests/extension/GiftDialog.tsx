import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ActionDialogProps, ConsoleDataProvider } from '../../src/defineConsole';
import { Modal, TextBox, useErrorText } from '../../src/kit/page';

const answer = z.object({ left: z.number() });

/** Sends a gift to a customer, by an own endpoint. */
export default function GiftDialog({ target, onClose }: ActionDialogProps) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [card, setCard] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  if (target.kind !== 'record') return null;

  const send = async () => {
    const path = `customers/${encodeURIComponent(target.record.id)}/gifts`;
    try {
      const { left } = await dataProvider.call({ method: 'POST', path, body: { card }, idempotencyKey, shape: answer });
      notify(translate('acme.gift.sent', { left }), { type: 'success' });
      onClose();
    } catch (thrown) {
      setError(errorText(thrown));
    }
  };
  const title = translate('resources.customers.actions.gift.label');
  return (
    <Modal title={title} submitLabel={title} error={error} onSubmit={send} onCancel={onClose}>
      <TextBox label={translate('acme.gift.card')} value={card} onChange={setCard} />
    </Modal>
  );
}
