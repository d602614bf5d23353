import { useQueryClient } from '@tanstack/react-query';
import { type CreateParams, type SaveHandlerCallbacks, useMutationMiddlewares, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { useAttemptStore } from '../drafts/useAttemptStore';
import { useEntityLabels } from '../entity/entityLabels';
import { useFieldErrors } from '../errors/useFieldErrors';
import { useReportCreated } from '../errors/useReportCreated';
import type { ConsoleRecord } from '../records/consoleRecord';
import { writeRecord } from '../records/recordChange';
import { useProvider } from '../shop/useProvider';
import { createRecordCreator } from './createOnce';
import type { EntityCreateController } from './EntityCreateContext';
import { useFormDraft } from './useFormDraft';
import { useShowCreated } from './useShowCreated';

/**
 * Create controller of an entity, with the interface of react-admin's `useCreateController`: `save` sends one request at
 * a time and returns the server's errors by field. It doesn't use `useCreate`, which would cache the response of the
 * POST as the record, although the API returns only a part of it. Reads the draft of the entity.
 */
export function useEntityCreateController(entity: Entity): EntityCreateController {
  const dataProvider = useProvider();
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const draft = useFormDraft(entity);
  const showCreated = useShowCreated(entity);
  const getServerErrors = useFieldErrors();
  const { getMutateWithMiddlewares, registerMutationMiddleware, unregisterMutationMiddleware } =
    useMutationMiddlewares();
  const attempts = useAttemptStore();
  const [createOnce] = useState(() => createRecordCreator(entity, dataProvider, attempts));
  const queryClient = useQueryClient();
  const report = useReportCreated<ConsoleRecord>({
    remove: (record) => writeRecord(dataProvider, entity, record, { remove: true }),
    refresh: () => queryClient.invalidateQueries({ queryKey: [entity.name] }),
  });
  const [submitError, setSubmitError] = useState<AppError | null>(null);
  const [saving, setSaving] = useState(false);
  const isLocked = useRef(false);
  const isCreated = useRef(false);
  const isMounted = useIsMounted();

  const save = async (values: object, callbacks: SaveHandlerCallbacks = {}) => {
    // Submits in one tick, and until the page of the created record is shown, are one intent.
    if (isLocked.current || isCreated.current) return undefined;
    isLocked.current = true;
    setSaving(true);
    setSubmitError(null);
    const { transform, meta, onSuccess, onError } = callbacks;
    try {
      const data = transform ? await transform(values) : values;
      let findRepeated = async (): Promise<readonly ConsoleRecord[]> => [];
      let endAttempt = () => draft.discard();
      const create = getMutateWithMiddlewares(async (_resource: string, params: CreateParams) => {
        const attempt = draft.startAttempt(Object(params.data));
        endAttempt = () => draft.endAttempt(attempt);
        const created = await createOnce(attempt.values, attempt.key);
        findRepeated = created.findRepeated;
        return { data: created.record };
      });
      const { data: record } = await create(entity.name, { data, meta });
      endAttempt();
      const name = labels.name(1);
      // With a custom handler, that one shows the success.
      const done = onSuccess ? null : translate('create.done', { name });
      void report({ name, done, findRepeated });
      // A custom handler may keep the form open for another record.
      isCreated.current = !onSuccess;
      onSuccess?.(record, data, undefined);
      // After leaving the page, the merchant is not taken to the record.
      if (!onSuccess && isMounted()) showCreated(record);
      return undefined;
    } catch (thrown) {
      const error = toAppError(thrown);
      setSubmitError(error);
      onError?.(error, values, undefined);
      // `root` marks the form as not saved if no field has an error.
      return { ...getServerErrors(error), root: error.body.errors.root };
    } finally {
      isLocked.current = false;
      setSaving(false);
    }
  };

  return {
    entity,
    resource: entity.name,
    defaultTitle: labels.create(),
    redirect: false,
    isFetching: false,
    isLoading: false,
    isPending: false,
    mutationMode: 'pessimistic',
    registerMutationMiddleware,
    unregisterMutationMiddleware,
    save,
    saving,
    draft,
    submitError,
    clearError: () => setSubmitError(null),
    isCreated: () => isCreated.current,
  };
}

function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
