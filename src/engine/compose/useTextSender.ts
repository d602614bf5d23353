import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import { updateCachedRecord } from '../../../dataProvider/writes/updateCache';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { writeRecord } from '../records/recordChange';
import { useProvider } from '../shop/useProvider';
import { normalizeText } from './fieldText';
import { type SendOutcome, type SendPorts, sendText, type TextToSend, verifyDelivery } from './sendText';

interface TextSender {
  send(record: ConsoleRecord, textToSend: TextToSend): Promise<SendOutcome>;
  /** Checks whether an uncertain write succeeded. */
  check(record: ConsoleRecord, textToSend: TextToSend, error: AppError): Promise<SendOutcome>;
}

/** Sends texts of an entity's records. Records that are refetched in the process are updated in the cache. */
export function useTextSender(entity: Entity): TextSender {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();

  const createPorts = useCallback(
    (record: ConsoleRecord, field: string): SendPorts => ({
      async read() {
        const fresh = await dataProvider.readFresh(entity.name, record);
        if (fresh) updateCachedRecord(queryClient, entity.name, fresh);
        return fresh;
      },
      write: (text) => writeRecord(dataProvider, entity, record, { set: { [field]: normalizeText(text) } }),
      lookupIsReliable: entity.read.one !== undefined,
    }),
    [dataProvider, queryClient, entity],
  );

  return {
    send: useCallback(
      (record, textToSend) => sendText(textToSend, createPorts(record, textToSend.field)),
      [createPorts],
    ),
    check: useCallback(
      (record, textToSend, error) => verifyDelivery(textToSend, createPorts(record, textToSend.field), error),
      [createPorts],
    ),
  };
}
