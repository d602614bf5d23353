/** Code editors in a test: typed into by way of the editor itself, since its text is drawn by a browser. */
import { EditorView } from '@codemirror/view';
import { act, screen } from '@testing-library/react';

// happy-dom tells of a selection before it has returned from making it, which no browser does.
window.addEventListener('selectionchange', (event) => event.stopImmediatePropagation(), { capture: true });

export interface TestedEditor {
  box: HTMLElement;
  editor: EditorView;
  /** Types at the caret, in place of what is selected. */
  type: (text: string) => void;
  /** Puts a text in place of all that stands there. */
  fill: (text: string) => void;
}

/** The code editor of this name, once it is there. */
export async function codeEditor(name: string): Promise<TestedEditor> {
  const box = await screen.findByRole('textbox', { name });
  const editor = EditorView.findFromDOM(box);
  if (!editor) throw new Error(`"${name}" is no code editor.`);
  const type = (text: string) => act(() => editor.dispatch(editor.state.replaceSelection(text)));
  const fill = (text: string) => {
    act(() => editor.dispatch({ selection: { anchor: 0, head: editor.state.doc.length } }));
    type(text);
  };
  return { box, editor, type, fill };
}
