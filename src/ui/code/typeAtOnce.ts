import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Takes the letter of a pressed key before the browser puts it into the page: else the browser changes the page, the
 * editor reads what has changed and draws it once more. Whatever else is written (input methods, dead keys, dictation,
 * the keyboards of phones) is left to the browser, which needs what it wrote itself. One for each editor.
 */
export function typeAtOnce(): Extension {
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
