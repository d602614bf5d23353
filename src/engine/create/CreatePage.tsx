import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { BackButton } from '../../ui/BackButton';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { firstField } from '../../ui/focusable';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import sheets from '../../ui/sheet.module.css';
import { useEntityWords } from '../words';
import { CreateFailure } from './CreateFailure';
import { CreateField } from './CreateField';
import { CreateFoot } from './CreateFoot';
import styles from './CreatePage.module.css';
import { UnsavedGuard } from './UnsavedGuard';
import { useCreateForm } from './useCreateForm';
import { useShowCreated } from './useShowCreated';

/** The form that adds a record, derived from the entity's declaration. What was typed stays until the server has it. */
export default function CreatePage({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const onCreated = useShowCreated(entity);
  const fields = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const [busyFields, setBusyFields] = useState<readonly string[]>([]);
  const focusField = (name: string) => focusFieldIn(fields.current, name);
  const create = useCreateForm(entity, { onCreated, onFault: focusField });
  const declared = Object.entries(entity.create?.fields ?? {});
  const setBusy = (name: string, isBusy: boolean) =>
    setBusyFields((before) => [...before.filter((one) => one !== name), ...(isBusy ? [name] : [])]);

  // The button that threw the draft away is gone, and the fields are new.
  const beginAnew = useEffectEvent(() => focusField(declared[0]?.[0] ?? ''));
  useEffect(() => {
    if (turn > 0) beginAnew();
  }, [turn]);
  const discard = () => {
    create.discard();
    setTurn(turn + 1);
  };

  return (
    <>
      <PageHeader
        back={<BackButton to={`/${entity.name}`} label={words.name(2)} />}
        title={translate('list.create.title', { name: words.name(1).toLocaleLowerCase() })}
      />
      <form
        noValidate
        className={classes(sheets.sheet, styles.form)}
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
          isBusy={busyFields.length > 0}
          isSending={create.isSending}
        />
      </form>
      <UnsavedGuard when={create.holdsWork} />
    </>
  );
}

function focusFieldIn(fields: HTMLElement | null, name: string): void {
  for (const place of fields?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (place.dataset['field'] === name) firstField(place)?.focus();
  }
}
