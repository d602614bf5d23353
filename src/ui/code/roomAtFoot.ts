import type { Extension } from '@codemirror/state';
import { EditorView, tooltips } from '@codemirror/view';

/** Pixels at the foot of the window that a bar stands in; the theme tells the browser of them for the same reason. */
function barHeight({ ownerDocument }: Element): number {
  return Number.parseFloat(getComputedStyle(ownerDocument.documentElement).scrollPaddingBottom) || 0;
}

/** Scrolls the window where the bar covers the caret: the editor itself knows of its own edges alone. */
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

/** What is typed, and what is offered for it, stands above the bar at the foot of the window. */
export function roomAtFoot(): Extension {
  return [
    EditorView.updateListener.of(({ docChanged, selectionSet, view }) => {
      if (docChanged || selectionSet) view.requestMeasure(uncoverCaret);
    }),
    tooltips({
      // What is offered may stand out of the frame of the editor.
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
