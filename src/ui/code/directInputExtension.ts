import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Handles typed characters before the browser inserts them. Otherwise the browser changes the DOM, and the editor has
 * to read the change and render again. Other input (input methods, dead keys, dictation, mobile keyboards) is left to
 * the browser, which depends on the DOM that it wrote. Create one per editor.
 */
export function directInputExtension(): Extension {
  let pressed = '';
  return EditorView.domEventHandlers({
    keydown({ key }) {
      pressed = key;
      return false;
    },
    beforeinput({ inputType, data, isComposing, cancelable }, view) {
      const { state } = view;
      if (inputType !== 'insertText' || !data || data !== pressed) return false;
      if (isComposing || view.composing || !cancelable || state.readOnly) return false;
      const { from, to } = state.selection.main;
      const insert = () =>
        state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
      const handlers = state.facet(EditorView.inputHandler);
      if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
      return true;
    },
  });
}
