import { useListContext } from 'ra-core';
import { type RefObject, useEffect } from 'react';
import type { ActionController } from '../actions/useActionController';
import { type ActiveComposer, useInlineComposer } from '../compose/useInlineComposer';
import { useEntityListContext } from '../listState/EntityListContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { focusRow, getRowElements } from '../shortcuts/rowFocus';

/**
 * The composer that is open below a row of the list. On close, the focus returns to the row, or to the one at its index.
 * Another page, filter or open record closes it; the text is kept as a draft. Reads the list contexts.
 */
export function useListComposer(
  containerRef: RefObject<HTMLElement | null>,
  actionController: ActionController,
): ActiveComposer | null {
  const { data: rows } = useListContext<ConsoleRecord>();
  const { urlState, linkTo } = useEntityListContext();
  const url = linkTo(urlState);
  const { composing, closeComposer } = actionController;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the composer when the URL changes
  useEffect(() => closeComposer, [url, closeComposer]);

  const record = rows?.find(({ id }) => id === composing?.id);
  return useInlineComposer(actionController, record, () => {
    const visibleRows = () => (containerRef.current ? getRowElements(containerRef.current) : []);
    const index = visibleRows().findIndex((row) => row.dataset.record === record?.id);
    return () => {
      const left = visibleRows();
      focusRow(left.find((row) => row.dataset.record === record?.id) ?? left[Math.min(index, left.length - 1)]);
    };
  });
}
