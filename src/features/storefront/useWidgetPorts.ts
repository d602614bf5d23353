import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'ra-core';
import { useMemo, useRef } from 'react';
import { allRecords } from '../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../resources/recordKinds';
import type { Widget } from '../../../resources/widgets';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useProvider } from '../../engine/shop/useProvider';
import { useRefreshWidgets } from '../../engine/shop/useRefreshWidgets';
import type { WidgetData } from './widgetData';

/** API calls for widgets. Their responses update the query cache. */
export interface WidgetPorts {
  load: () => Promise<readonly Widget[]>;
  create: (type: string, data?: WidgetData) => Promise<Widget>;
  /** Ends the attempts to create a widget with these values, see {@link CreatePorts}. */
  confirmCreated: (type: string, data: WidgetData) => void;
  update: (id: string, data: WidgetData) => Promise<Widget>;
  setEnabled: (id: string, isOn: boolean) => Promise<Widget>;
  remove: (id: string) => Promise<void>;
  /** To be called after a change: refreshes the storefront and refetches widget data. */
  notifyChanged: () => void;
}

export function useWidgetPorts(): WidgetPorts {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { reloadWidgets } = useCurrentSite();
  const refreshStorefront = useRefreshWidgets();
  /** Idempotency keys of pending creations, reused by retries. */
  const idempotencyKeys = useRef(new Map<string, string>());
  return useMemo(() => {
    const queryKey = ['widgets', 'getList', allRecords()];
    type CachedWidgets = RecordOf<'widgets'>[];
    const updateCache = (update: (cachedWidgets: CachedWidgets) => CachedWidgets) =>
      void queryClient.setQueryData<GetListResult<RecordOf<'widgets'>>>(
        queryKey,
        (list) => list && { ...list, data: update(list.data) },
      );
    const cacheWidget = (widget: Widget) => {
      const record = { ...widget, id: widget._id };
      updateCache((cachedWidgets) =>
        cachedWidgets.some(({ id }) => id === record.id)
          ? cachedWidgets.map((item) => (item.id === record.id ? record : item))
          : [...cachedWidgets, record],
      );
      return widget;
    };
    const toIntent = (type: string, data: WidgetData) => JSON.stringify([type, data]);
    const getIdempotencyKey = (intent: string) => {
      const key = idempotencyKeys.current.get(intent) ?? crypto.randomUUID();
      idempotencyKeys.current.set(intent, key);
      return key;
    };
    return {
      async load() {
        await queryClient.cancelQueries({ queryKey });
        const list = await dataProvider.getList<RecordOf<'widgets'>>('widgets', allRecords());
        queryClient.setQueryData(queryKey, list);
        return list.data;
      },
      async create(type, data = {}) {
        const calls = await dataProvider.storefrontCalls();
        const intent = toIntent(type, data);
        const widget = cacheWidget(await calls.createWidget(type, data, getIdempotencyKey(intent)));
        idempotencyKeys.current.delete(intent);
        return widget;
      },
      confirmCreated(type, data) {
        idempotencyKeys.current.delete(toIntent(type, data));
      },
      async update(id, data) {
        return cacheWidget(await (await dataProvider.storefrontCalls()).changeWidget(id, { data }));
      },
      async setEnabled(id, isOn) {
        return cacheWidget(await (await dataProvider.storefrontCalls()).changeWidget(id, { isEnabled: isOn }));
      },
      async remove(id) {
        await (await dataProvider.storefrontCalls()).removeWidget(id);
        updateCache((cachedWidgets) => cachedWidgets.filter(({ _id }) => _id !== id));
      },
      notifyChanged() {
        refreshStorefront();
        void reloadWidgets();
      },
    };
  }, [dataProvider, queryClient, reloadWidgets, refreshStorefront]);
}
