import type { Extension } from '@codemirror/state';
import { EditorView, tooltips } from '@codemirror/view';

/** Height of the bar at the bottom of the window in px; the theme sets it as scroll padding. */
function barHeight({ ownerDocument }: Element): number {
  return Number.parseFloat(getComputedStyle(ownerDocument.documentElement).scrollPaddingBottom) || 0;
}

/** Scrolls the window if the bottom bar covers the caret. CodeMirror only considers the editor's own edges. */
const uncoverCaret = {
  key: 'uncoverCaret',
  read: (view: EditorView) => {
    const height = barHeight(view.dom);
    const caret = height > 0 && view.hasFocus ? view.coordsAtPos(view.state.selection.main.head) : null;
    return caret ? caret.bottom - (window.innerHeight - height) : 0;
  },
  write: (covered: number) => {
    if (covered > 0) window.scrollBy(0, covered);
  },
};

/** Keeps the caret and the completion list above the bar at the bottom of the window. */
export function scrollMarginExtension(): Extension {
  return [
    EditorView.updateListener.of(({ docChanged, selectionSet, view }) => {
      if (docChanged || selectionSet) view.requestMeasure(uncoverCaret);
    }),
    tooltips({
      // Lets the completion list overflow the editor.
      position: 'fixed',
      tooltipSpace: ({ dom }) => ({
        top: 0,
        left: 0,
        right: dom.ownerDocument.documentElement.clientWidth,
        bottom: window.innerHeight - barHeight(dom),
      }),
    }),
  ];
}
