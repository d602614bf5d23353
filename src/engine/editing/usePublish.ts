import { useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { useToast } from '../../ui/toasts/toastContext';
import { EditConflictError } from './mergeIntoLatest';
import type { EditSession } from './useEditSession';

export interface UsePublishResult {
  publish: () => void;
  /** Error of the last attempt; null if it succeeded or there was none. */
  publishError: AppError | null;
}

/**
 * Publishes an edited value, one attempt at a time.
 * @param send resolves with the value as saved by the server; throws an {@link EditConflictError} if it sent nothing
 * @param publishedText toast after success
 */
export function usePublish<Value>(
  edited: Pick<EditSession<Value>, 'save'>,
  send: (mine: Value) => Promise<Value>,
  publishedText: string,
): UsePublishResult {
  const toast = useToast();
  const [publishError, setPublishError] = useState<AppError | null>(null);
  const { run } = useAsyncAction(async () => {
    setPublishError(null);
    try {
      await edited.save(send);
      toast({ tone: 'done', text: publishedText });
    } catch (thrown) {
      if (!(thrown instanceof EditConflictError)) setPublishError(toAppError(thrown));
    }
  });
  return { publish: run, publishError };
}
