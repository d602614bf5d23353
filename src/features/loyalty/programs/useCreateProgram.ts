import { useDataProvider, useNotify, useUpdate } from 'ra-core';
import { useRef } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { EntityRecord } from '../../../../dataProvider/parse/records';
import type { Created } from '../../../../dataProvider/writes/writes';
import type { ProgramContent } from '../../../../resources/loyalty/programKinds';
import { useProgramFailure } from './useProgramFailure';

interface NewProgram {
  name: string;
  /** What it is filled with; nothing by default. @throws AppError */
  getContent?: () => ProgramContent | Promise<ProgramContent>;
  /** Message if it was created once. */
  done: string;
  /** A program that couldn't be filled is filled by the next attempt with the same intent. */
  intent?: string;
}

type Creation = { id: string; failure: null } | { id: null; failure: string };

/**
 * Returns a function that creates a program, fills it, and says so.
 * @param action the messages `programs.failure.<action>` are shown if it isn't created
 */
export function useCreateProgram(action: 'create' | 'duplicate'): (program: NewProgram) => Promise<Creation> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [update] = useUpdate();
  const notify = useNotify();
  const getFailure = useProgramFailure();
  const unfilled = useRef<{ intent: string; record: EntityRecord; content: ProgramContent; isOnce: boolean }>(null);

  return async ({ name, getContent = () => ({}), done, intent = '' }) => {
    const start = async () => {
      const content = await getContent();
      // useCreate would read the list again that the merchant leaves for the new program.
      const { data, finding }: Created = await dataProvider.create('programs', { data: { name } });
      return { intent, record: { ...data, name }, content, isOnce: !finding };
    };
    if (unfilled.current?.intent !== intent) unfilled.current = null;
    try {
      unfilled.current ??= await start();
    } catch (thrown) {
      return { id: null, failure: getFailure(action, thrown) };
    }
    const { record, content, isOnce } = unfilled.current;
    const { id } = record;
    try {
      // The name may have been edited since it was created.
      const params = { id, data: { name, ...content }, previousData: record };
      if (Object.keys(content).length > 0) await update('programs', params, { returnPromise: true });
    } catch (thrown) {
      return { id: null, failure: getFailure('fill', thrown, String(record['name'])) };
    }
    unfilled.current = null;
    if (isOnce) notify(done, { type: 'success' });
    return { id, failure: null };
  };
}
