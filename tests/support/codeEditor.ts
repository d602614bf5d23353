/** Helpers for code editors in tests. They type through the editor's API, since happy-dom does no layout. */
import { EditorView } from '@codemirror/view';
import { act, screen } from '@testing-library/react';

// happy-dom dispatches selectionchange synchronously, unlike browsers.
window.addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), { capture: true });

export interface CodeEditorHandle {
  box: HTMLElement;
  editor: EditorView;
  /** Types at the caret, replacing the selection. */
  type: (text: string) => void;
  /** Replaces the whole text. */
  fill: (text: string) => void;
}

/** Waits for the code editor with this name. */
export async function getCodeEditor(name: string): Promise<CodeEditorHandle> {
  const box = await screen.findByRole('textbox', { name });
  const editor = EditorView.findFromDOM(box);
  if (!editor) throw new Error(`"${name}" is not a code editor.`);
  const type = (text: string) => act(() => editor.dispatch(editor.state.replaceSelection(text)));
  const fill = (text: string) => {
    act(() => editor.dispatch({ selection: { anchor: 0, head: editor.state.doc.length } }));
    type(text);
  };
  return { box, editor, type, fill };
}
