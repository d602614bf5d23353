import {
  CreateContextProvider,
  ResourceContextProvider,
  type SaveHandlerCallbacks,
  useCreate,
  useCreateContext,
  useMutationMiddlewares,
  useNotify,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { getFinding } from '../../../dataProvider/writes/withProof';
import type { Entity } from '../../../resources/entity';
import { useIsMounted } from '../../lib/useIsMounted';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { useEntityLabels } from '../entity/entityLabels';
import { useFieldErrors } from '../errors/useFieldErrors';
import type { ConsoleRecord } from '../records/consoleRecord';
import { CreateForm } from './CreateForm';
import { EntityCreateContext, type EntityCreateController, useFormDraft } from './EntityCreateContext';

/** Create page of an entity, rendered from its declaration. */
export default function CreatePage({ entity }: { entity: Entity }) {
  return (
    <EntityCreateBase entity={entity}>
      <CreateHeader entity={entity} />
      <CreateForm />
    </EntityCreateBase>
  );
}

function CreateHeader({ entity }: { entity: Entity }) {
  const { defaultTitle = '' } = useCreateContext();
  const labels = useEntityLabels(entity);
  return <PageHeader back={<BackButton to={`/${entity.name}`} label={labels.name(2)} />} title={defaultTitle} />;
}

/**
 * Calls {@link useEntityCreateController} and provides its result as react-admin's create context, like `<CreateBase>`.
 * Below it, `useCreateContext`, `useSaveContext`, `useResourceContext` and forms of react-admin save a new record.
 */
export function EntityCreateBase({ entity, children }: { entity: Entity; children: ReactNode }) {
  const controller = useEntityCreateController(entity);
  return (
    <ResourceContextProvider value={entity.name}>
      <CreateContextProvider value={controller}>
        <EntityCreateContext value={controller}>{children}</EntityCreateContext>
      </CreateContextProvider>
    </ResourceContextProvider>
  );
}

/**
 * Create controller of an entity, with the interface of react-admin's `useCreateController`: `save` sends one request at
 * a time and returns the server's errors by field. Reads the draft of the entity.
 */
function useEntityCreateController(entity: Entity): EntityCreateController {
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const draft = useFormDraft(entity);
  const navigate = useNavigate();
  const getServerErrors = useFieldErrors();
  const { getMutateWithMiddlewares, registerMutationMiddleware, unregisterMutationMiddleware } =
    useMutationMiddlewares();
  const [create, { isPending: saving }] = useCreate(undefined, undefined, { getMutateWithMiddlewares });
  const notify = useNotify();
  const [submitError, setSubmitError] = useState<AppError | null>(null);
  const isLocked = useRef(false);
  const isCreated = useRef(false);
  const isMounted = useIsMounted();

  const save = async (values: object, callbacks: SaveHandlerCallbacks = {}) => {
    // Submits in one tick, and until the page of the created record is shown, are one intent.
    if (isLocked.current || isCreated.current) return undefined;
    isLocked.current = true;
    setSubmitError(null);
    const { transform, meta, onSuccess, onError } = callbacks;
    try {
      const data = transform ? await transform(values) : values;
      const record: ConsoleRecord = await create(entity.name, { data, meta }, { returnPromise: true });
      draft.discard();
      // With a custom handler, that one shows the success.
      if (!getFinding(record) && !onSuccess)
        notify(translate('create.done', { name: labels.name(1) }), { type: 'success' });
      // A custom handler may keep the form open for another record.
      isCreated.current = !onSuccess;
      onSuccess?.(record, data, undefined);
      // After leaving the page, the merchant is not taken to the record.
      if (!onSuccess && isMounted()) void navigate(`/${entity.name}?${new URLSearchParams({ record: record.id })}`);
      return undefined;
    } catch (thrown) {
      const error = toAppError(thrown);
      setSubmitError(error);
      onError?.(error, values, undefined);
      // `root` marks the form as not saved if no field has an error.
      return { ...getServerErrors(error), root: error.body.errors.root };
    } finally {
      isLocked.current = false;
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
