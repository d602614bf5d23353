import { type CreateParams, type SaveHandlerCallbacks, useMutationMiddlewares, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { useEntityLabels } from '../entity/entityLabels';
import { useFieldErrors } from '../errors/useFieldErrors';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useProvider } from '../shop/useProvider';
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
  const notify = useNotify();
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
      let isProven = true;
      const create = getMutateWithMiddlewares(async (resource: string, params: CreateParams) => {
        const created = await dataProvider.create<ConsoleRecord>(resource, params);
        isProven = !('finding' in created);
        return created;
      });
      const { data: record } = await create(entity.name, { data, meta });
      draft.discard();
      // With a custom handler, that one shows the success.
      if (isProven && !onSuccess) notify(translate('create.done', { name: labels.name(1) }), { type: 'success' });
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
