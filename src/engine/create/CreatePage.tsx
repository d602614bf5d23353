import { useDataProvider, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { BackButton } from '../../ui/BackButton';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { useToast } from '../../ui/Toaster';
import { useEngine } from '../EngineContext';
import { useErrorText } from '../errorText';
import { useEntityWords } from '../words';
import { CreateField } from './CreateField';
import styles from './CreatePage.module.css';
import { UnsavedGuard } from './UnsavedGuard';
import { validateDraft } from './validateDraft';

type Draft = Record<string, unknown>;

/** The form that adds a record, derived from the entity's declaration. What was typed stays until the server has it. */
export default function CreatePage({ entity }: { entity: Entity }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { writer } = useEngine();
  const translate = useTranslate();
  const errorText = useErrorText();
  const words = useEntityWords(entity);
  const toast = useToast();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<AppError | null>(null);
  const isSending = useRef(false);
  const isSaved = useRef(false);
  const form = useForm<Draft>({
    defaultValues: { ...entity.create?.defaults },
    resolver: (values) => validateDraft(entity, values, translate),
  });
  const { isDirty, isSubmitting } = form.formState;

  const send = async (draft: Draft) => {
    // Two submits in one tick are one intent.
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    try {
      await dataProvider.create(entity.name, { data: draft });
      isSaved.current = true;
      void writer.refresh(entity);
      toast({ tone: 'done', text: translate('create.done', { name: words.name(1) }) });
      await navigate(`/${entity.name}`);
    } catch (error) {
      const reason = toAppError(error);
      setFailure(reason);
      for (const [name, message] of Object.entries(reason.fields)) form.setError(name, { message });
    } finally {
      isSending.current = false;
    }
  };

  return (
    <>
      <PageHeader
        back={<BackButton to={`/${entity.name}`} label={words.name(2)} />}
        title={translate('list.create.title', { name: words.name(1).toLocaleLowerCase() })}
      />
      <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(send)(event)}>
        {failure && (
          <Notice tone="danger" title={translate('create.failed')}>
            {errorText(failure)}
          </Notice>
        )}
        {Object.entries(entity.create?.fields ?? {}).map(([name, field]) => (
          <CreateField key={name} entity={entity} name={name} field={field} form={form} />
        ))}
        <div className={styles.buttons}>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            {translate('create.submit')}
          </Button>
        </div>
      </form>
      <UnsavedGuard when={() => isDirty && !isSaved.current} />
    </>
  );
}
