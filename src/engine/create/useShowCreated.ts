import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { useToast } from '../../ui/toasts/Toaster';
import { useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEngine } from '../records/EngineContext';
import { recordKey } from '../records/recordQuery';

/** Returns a function that confirms a new record with a toast and opens it in the list. */
export function useShowCreated(entity: Entity): (record: ConsoleRecord) => void {
  const { writer } = useEngine();
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (record) => {
    // Without a query by id, the response of the POST is all there is to show.
    if (entity.read.one === undefined) {
      queryClient.setQueryData(recordKey(entity.name, record.id), record);
    }
    void writer.refresh(entity);
    toast({ tone: 'done', text: translate('create.done', { name: labels.name(1) }) });
    void navigate(`/${entity.name}?${new URLSearchParams({ record: record.id })}`);
  };
}
