import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { allRecords } from '../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../resources/recordKinds';
import type { Widget } from '../../../resources/widgets';
import { useRefreshWidgets } from '../../engine/shop/useRefreshWidgets';

/** Reads and writes of widgets. */
export interface WidgetPorts {
  dataProvider: ConsoleDataProvider;
  /** The widgets that were read last; none if they weren't. */
  known: () => readonly Widget[];
  /** Reads the widgets. @throws AppError */
  load: () => Promise<readonly Widget[]>;
  /** To be called after a change: refreshes the storefront. */
  notifyChanged: () => void;
}

export function useWidgetPorts(): WidgetPorts {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const refreshStorefront = useRefreshWidgets();
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
      notifyChanged: refreshStorefront,
    };
  }, [dataProvider, queryClient, refreshStorefront]);
}
