import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { allRecords } from '../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../resources/recordKinds';
import type { Widget } from '../../../resources/widgets';
import { useIntentKeys } from '../../engine/drafts/useIntentKeys';
import { useRefreshWidgets } from '../../engine/shop/useRefreshWidgets';
import type { WidgetData } from './widgetData';

/** Reads and writes of widgets. */
export interface WidgetPorts {
  dataProvider: ConsoleDataProvider;
  /** The widgets that were read last; none if they weren't. */
  known: () => readonly Widget[];
  /** Reads the widgets. @throws AppError */
  load: () => Promise<readonly Widget[]>;
  /** Creates a widget, turned off. Repeated attempts with the same values create one. @throws AppError */
  create: (type: string, data: WidgetData) => Promise<Widget>;
  /** The widget was found after its response was lost: the same values create another one from now on. */
  confirmCreated: (type: string, data: WidgetData) => void;
  /** To be called after a change: refreshes the storefront. */
  notifyChanged: () => void;
}

export function useWidgetPorts(): WidgetPorts {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const refreshStorefront = useRefreshWidgets();
  const keys = useIntentKeys('create:widgets');
  return useMemo(() => {
    const queryKey = ['widgets', 'getList', allRecords()];
    type Widgets = GetListResult<RecordOf<'widgets'>>;
    return {
      dataProvider,
      known: () => queryClient.getQueryData<Widgets>(queryKey)?.data ?? [],
      async load() {
        await queryClient.cancelQueries({ queryKey });
        const list = await dataProvider.getList<RecordOf<'widgets'>>('widgets', allRecords());
        queryClient.setQueryData(queryKey, list);
        return list.data;
      },
      async create(type, data) {
        const { data: created } = await dataProvider.create<Omit<RecordOf<'widgets'>, 'id'>, RecordOf<'widgets'>>(
          'widgets',
          {
            data: { type, data },
            meta: { idempotencyKey: keys.get([type, data]) },
          },
        );
        queryClient.setQueryData<Widgets>(queryKey, (list) => list && { ...list, data: [...list.data, created] });
        keys.forget([type, data]);
        return created;
      },
      confirmCreated(type, data) {
        keys.forget([type, data]);
      },
      notifyChanged: refreshStorefront,
    };
  }, [dataProvider, queryClient, keys, refreshStorefront]);
}
