import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { updateCachedRecord } from '../../../dataProvider/writes/updateCache';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { isSent } from '../records/recordChange';
import { normalizeText } from './fieldText';

export interface TextToSend {
  /** The field that holds the text. */
  field: string;
  text: string;
  /** The text that was shown when editing began. Nothing is sent if the record has another one by now. */
  seen: string;
}

/**
 * Saves a text of a record.
 * @param lost the error of an earlier attempt, whose outcome is looked up instead of sending again
 * @returns false if a later text replaced this one before it was sent
 * @throws AppError: `conflict` with the record in `fresh` if another user has changed the text, `notFound` with null if
 * the record is gone, `isVerified` if the response was lost and nothing was saved
 */
type SendText = (record: ConsoleRecord, text: TextToSend, lost?: AppError) => Promise<boolean>;

/** Returns a function that sends texts of an entity's records. */
export function useTextSender(entity: Entity): SendText {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  return useCallback(
    async (record, { field, text, seen }, lost) => {
      const meta: UpdateMeta = { expect: { [field]: seen }, ...(lost && { lost }) };
      const data = { [field]: normalizeText(text) };
      try {
        return await isSent(dataProvider.update(entity.name, { id: record.id, data, previousData: record, meta }));
      } catch (thrown) {
        const { fresh } = toAppError(thrown);
        if (fresh) updateCachedRecord(queryClient, entity.name, fresh);
        throw thrown;
      }
    },
    [dataProvider, queryClient, entity],
  );
}
