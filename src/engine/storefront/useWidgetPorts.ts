import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Widget } from '../../../resources/widgets';
import { useCurrentSite } from '../shop/currentSite';
import { useProvider } from '../shop/useProvider';
import { useRefreshWidgets } from '../shop/useRefreshWidgets';
import type { WidgetData } from './widgetData';
import { widgetsQuery } from './widgetsQuery';

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
    const { queryKey } = widgetsQuery(dataProvider);
    const updateCache = (update: (cachedWidgets: readonly Widget[]) => readonly Widget[]) =>
      void queryClient.setQueryData<readonly Widget[]>(
        queryKey,
        (cachedWidgets) => cachedWidgets && update(cachedWidgets),
      );
    const cacheWidget = (widget: Widget) => {
      updateCache((cachedWidgets) =>
        cachedWidgets.some(({ _id }) => _id === widget._id)
          ? cachedWidgets.map((item) => (item._id === widget._id ? widget : item))
          : [...cachedWidgets, widget],
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
        const widgets = await dataProvider.loadWidgets();
        queryClient.setQueryData(queryKey, widgets);
        return widgets;
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
