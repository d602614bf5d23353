import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useProvider } from '../useProvider';
import { isEmpty, type Values } from './formValue';
import { useFormDraft } from './useFormDraft';
import { useServerWords } from './useServerWords';
import { missingFields, validateDraft } from './validateDraft';

export interface CreateForm {
  form: UseFormReturn<Record<string, unknown>>;
  /** Sends what is filled in, once at a time. */
  submit: () => Promise<void>;
  isSending: boolean;
  /** Why the last try failed. */
  failure: AppError | null;
  /** Names of the fields without which it cannot be sent. */
  missing: readonly string[];
  /** What was typed before stands in the form again. */
  isRestored: boolean;
  /** Throws away what is filled in. */
  discard: () => void;
  /** To be told of every change, so that it is kept. */
  onEdited: () => void;
  /** Whether leaving now leaves something behind. */
  holdsWork: () => boolean;
}

interface Outcome {
  onCreated: (record: ConsoleRecord) => void;
  /** The first field that is wrong. */
  onFault: (name: string) => void;
}

/** The state of a create form: what was typed is kept until the server has it. */
export function useCreateForm(entity: Entity, { onCreated, onFault }: Outcome): CreateForm {
  const dataProvider = useProvider();
  const translate = useTranslate();
  const serverWords = useServerWords();
  const draft = useFormDraft(entity);
  const [isRestored, setRestored] = useState(draft.found !== null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isSending, setSending] = useState(false);
  const isLocked = useRef(false);
  const isDone = useRef(false);
  const isHere = useIsHere();
  const names = Object.keys(entity.create?.fields ?? {});
  const blank = { ...Object.fromEntries(names.map((name) => [name, ''])), ...entity.create?.defaults };
  const form = useForm<Record<string, unknown>>({
    defaultValues: { ...blank, ...draft.found },
    resolver: (values) => validateDraft(entity, values, translate, new Date()),
    shouldFocusError: false,
  });
  const values = form.watch();

  const showFaults = ({ fields }: AppError) => {
    const wrong = names.filter((name) => fields[name] !== undefined);
    for (const name of wrong) form.setError(name, { message: serverWords(fields[name] ?? '') });
    if (wrong[0] !== undefined) onFault(wrong[0]);
  };
  const send = async (posted: Values) => {
    // Two submits in one tick are one intent.
    if (isLocked.current) return;
    isLocked.current = true;
    setSending(true);
    setFailure(null);
    try {
      const { data } = await dataProvider.create<ConsoleRecord>(entity.name, { data: posted });
      isDone.current = true;
      draft.discard();
      // Who has gone elsewhere meanwhile is not brought back.
      if (isHere()) onCreated(data);
    } catch (thrown) {
      const error = toAppError(thrown);
      setFailure(error);
      showFaults(error);
    } finally {
      isLocked.current = false;
      setSending(false);
    }
  };

  return {
    form,
    submit: form.handleSubmit(send, (errors) => {
      const wrong = names.find((name) => errors[name] !== undefined);
      if (wrong !== undefined) onFault(wrong);
    }),
    isSending,
    failure,
    missing: missingFields(entity, values),
    isRestored,
    discard: () => {
      form.reset(blank);
      draft.discard();
      setRestored(false);
      setFailure(null);
    },
    onEdited: () => {
      const typed = form.getValues();
      if (isDone.current) return;
      if (differs(typed, blank)) draft.keep(typed);
      else draft.discard();
    },
    holdsWork: () => !isDone.current && differs(form.getValues(), blank),
  };
}

/** Whether the form is still on the page. */
function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}

const differs = (values: Values, blank: Values) =>
  Object.keys(values).some((name) => !isEmpty(values[name]) && values[name] !== blank[name]);
