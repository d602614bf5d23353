import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { BackButton } from '../../ui/BackButton';
import { Button } from '../../ui/Button';
import { firstField } from '../../ui/focusable';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { useToast } from '../../ui/Toaster';
import { useEngine } from '../EngineContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import { CreateFailure } from './CreateFailure';
import { CreateField } from './CreateField';
import { CreateFoot } from './CreateFoot';
import styles from './CreatePage.module.css';
import { UnsavedGuard } from './UnsavedGuard';
import { useCreateForm } from './useCreateForm';

/** The form that adds a record, derived from the entity's declaration. What was typed stays until the server has it. */
export default function CreatePage({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const showCreated = useShowCreated(entity);
  const fields = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const [busyFields, setBusyFields] = useState<ReadonlySet<string>>(new Set());
  const focusField = (name: string) => {
    const place = [...(fields.current?.children ?? [])].find(
      (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['field'] === name,
    );
    if (place) firstField(place)?.focus();
  };
  const create = useCreateForm(entity, { onCreated: showCreated, onFault: focusField });
  const declared = Object.entries(entity.create?.fields ?? {});
  const setBusy = (name: string, isBusy: boolean) =>
    setBusyFields((before) => {
      const others = [...before].filter((one) => one !== name);
      return new Set(isBusy ? [...others, name] : others);
    });
  const discard = () => {
    create.discard();
    setTurn(turn + 1);
    const [first] = declared;
    if (first) focusField(first[0]);
  };

  return (
    <>
      <PageHeader
        back={<BackButton to={`/${entity.name}`} label={words.name(2)} />}
        title={translate('list.create.title', { name: words.name(1).toLocaleLowerCase() })}
      />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create.submit();
        }}
      >
        {create.isRestored && (
          <Notice
            tone="info"
            title={translate('create.restored')}
            action={<Button onClick={discard}>{translate('create.discard')}</Button>}
          />
        )}
        {create.failure && <CreateFailure entity={entity} failure={create.failure} />}
        <div key={turn} ref={fields} className={styles.fields}>
          {declared.map(([name, field]) => (
            <CreateField
              key={name}
              entity={entity}
              name={name}
              field={field}
              form={create.form}
              onEdited={create.onEdited}
              onBusy={(isBusy) => setBusy(name, isBusy)}
            />
          ))}
        </div>
        <CreateFoot
          entity={entity}
          missing={create.missing}
          isBusy={busyFields.size > 0}
          isSending={create.isSending}
        />
      </form>
      <UnsavedGuard when={create.holdsWork} />
    </>
  );
}

/** Back to the list, with the new record open. */
function useShowCreated(entity: Entity): (record: ConsoleRecord) => void {
  const { writer } = useEngine();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (record) => {
    // Where the provider looks up none by its id, what it answered is all there is to show.
    if (entity.read.one === undefined) {
      queryClient.setQueryData([entity.name, 'getOne', { id: record.id }], { data: record });
    }
    void writer.refresh(entity);
    toast({ tone: 'done', text: translate('create.done', { name: words.name(1) }) });
    void navigate(`/${entity.name}?${new URLSearchParams({ record: record.id })}`);
  };
}
