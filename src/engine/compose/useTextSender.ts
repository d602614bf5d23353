import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { useEngine } from '../EngineContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { putRecord } from '../records/recordCache';
import { useProvider } from '../useProvider';
import { asSent } from './fieldText';
import { lookAfter, type SendOutcome, type SendPorts, sendText, type TextToSend } from './sendText';

interface TextSender {
  send(record: ConsoleRecord, wanted: TextToSend): Promise<SendOutcome>;
  /** Looks whether a text has arrived of which nobody knew. */
  check(record: ConsoleRecord, wanted: TextToSend, error: AppError): Promise<SendOutcome>;
}

/** Sends texts of an entity's records; what was learnt of a record on the way is shown everywhere. */
export function useTextSender(entity: Entity): TextSender {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { writer } = useEngine();

  const portsFor = useCallback(
    (record: ConsoleRecord, field: string): SendPorts => ({
      async read() {
        const fresh = await dataProvider.readFresh(entity.name, record);
        if (fresh) putRecord(queryClient, entity.name, fresh);
        return fresh;
      },
      write: (text) => writer.write(entity, record, { set: { [field]: asSent(text) } }, { quietly: true }),
      isFoundForSure: entity.read.one !== undefined,
    }),
    [dataProvider, queryClient, writer, entity],
  );

  return {
    send: useCallback((record, wanted) => sendText(wanted, portsFor(record, wanted.field)), [portsFor]),
    check: useCallback((record, wanted, error) => lookAfter(wanted, portsFor(record, wanted.field), error), [portsFor]),
  };
}
