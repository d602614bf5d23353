import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TextRange } from '../../../lib/html/parseHtml';
import { firstField } from '../../../ui/focus/focusable';
import { useUrlParams } from '../../../ui/navigation/useUrlParams';
import { findBlockAtOffset } from '../blocks/blockPath';
import { parseBlocks } from '../blocks/parseBlocks';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import type { EditorTarget } from './TemplateEditorContext';

/** Views of the text. The URL parameter `view` defaults to `visual`. */
export const editorViews = ['visual', 'html', 'changes'] as const;
export type EditorView = (typeof editorViews)[number];

/** Current view of the editor, and navigation to a text range or block. */
export function useEditorNavigation(edited: Pick<TemplateEditorController, 'latest'>) {
  const [urlParams, setUrlParams] = useUrlParams();
  const view = editorViews.find((item) => item === urlParams.get('view')) ?? 'visual';
  const region = useRef<HTMLDivElement>(null);
  /** Path of the block to show once the visual view has rendered. */
  const [blockPath, setBlockPath] = useState<string | null>(null);
  const [sourceSelection, setSourceSelection] = useState<TextRange | null>(null);

  useEffect(() => {
    if (blockPath === null || view !== 'visual') return;
    const show = () => {
      const card = region.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(blockPath)}"]`);
      if (!card) return false;
      card.scrollIntoView({ block: 'center' });
      (firstField(card) ?? card.querySelector('button'))?.focus({ preventScroll: true });
      setBlockPath(null);
      return true;
    };
    if (show()) return;
    const observer = new MutationObserver(() => show() && observer.disconnect());
    if (region.current) observer.observe(region.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [blockPath, view]);

  // `setUrlParams` changes on every render; the callbacks below must be stable.
  const latest = useRef({ view, setUrlParams, edited });
  useLayoutEffect(() => {
    latest.current = { view, setUrlParams, edited };
  });
  const showView = useCallback((nextView: EditorView) => {
    if (latest.current.view !== nextView) latest.current.setUrlParams({ view: nextView === 'visual' ? '' : nextView });
  }, []);
  const goTo = useCallback(
    ({ field, range, inSource = false }: EditorTarget) => {
      if (field === 'subject') {
        const subjectInput = region.current?.querySelector<HTMLInputElement>('[data-subject] input');
        subjectInput?.focus();
        subjectInput?.setSelectionRange(range.from, range.to);
        return;
      }
      const isInSource = inSource || latest.current.view === 'html';
      const found = isInSource
        ? null
        : findBlockAtOffset(parseBlocks(latest.current.edited.latest().html).blocks, range);
      if (!found || found.block.kind === 'raw' || found.block.kind === 'columns') {
        setSourceSelection(range);
        showView('html');
      } else {
        setBlockPath(found.path);
        showView('visual');
      }
    },
    [showView],
  );
  const showBlock = useCallback(
    (pickedPath: string) => {
      setBlockPath(pickedPath);
      showView('visual');
    },
    [showView],
  );
  const onSourceSelected = useCallback(() => setSourceSelection(null), []);
  return { view, region, sourceSelection, goTo, showBlock, onSourceSelected };
}
