import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/Toaster';
import { useEngine } from '../EngineContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';

/** Back to the list, with the new record open. */
export function useShowCreated(entity: Entity): (record: ConsoleRecord) => void {
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
