import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, StateEffect } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { styleNonce } from '../styleNonce';
import type { CodeEditorProps, Completion, Problem } from './codeTypes';
import { completionSource } from './completionSource';
import { editorTheme, highlighting } from './editorTheme';
import type { FoundProblem } from './ProblemList';
import { parseProblems, type Say } from './parseProblems';
import { phrases } from './phrases';
import { roomAtFoot } from './roomAtFoot';
import { typeAtOnce } from './typeAtOnce';

/** What is told from outside has changed. */
export const lookAgain = StateEffect.define<null>();

/** Milliseconds without a key: somebody looks for the rest of a name, or has written what they wanted. */
const shortPause = 250;
const longPause = 500;

interface Parts {
  language: CodeEditorProps['language'];
  /** The names and problems as they are told now. */
  completions: () => readonly Completion[];
  problems: () => readonly Problem[];
  onProblems: (problems: readonly FoundProblem[]) => void;
  /** Says a key of the area `code`. */
  say: Say;
}

/** Everything that makes an editor of a text. Tab is left to the browser, so that it leads out. */
export function createExtensions({ language, completions, problems, onProblems, say }: Parts): Extension {
  const find = linter(
    ({ state }) => {
      const { doc } = state;
      const within = ({ from, to }: Problem) => from >= 0 && from <= to && to <= doc.length;
      const found = [...problems().filter(within), ...parseProblems(state, language, say)]
        .sort((one, other) => one.from - other.from)
        .map((one) => ({ ...one, line: doc.lineAt(one.from).number }))
        // One mistake is often found twice in a line.
        .filter(
          (one, n, all) => all.findIndex(({ line, message }) => line === one.line && message === one.message) === n,
        );
      onProblems(found);
      return found.map(({ from, to, severity, message }): Diagnostic => ({ from, to, severity, message }));
    },
    {
      delay: longPause,
      needsRefresh: ({ startState, state, transactions }) =>
        syntaxTree(startState) !== syntaxTree(state) ||
        transactions.some(({ effects }) => effects.some((effect) => effect.is(lookAgain))),
    },
  );
  // The same at each look, or the editor waits for another one.
  const names = [{ autocomplete: completionSource(language, completions) }];
  return [
    EditorView.cspNonce.of(styleNonce()),
    EditorState.phrases.of(phrases(say)),
    editorTheme,
    syntaxHighlighting(highlighting),
    lineNumbers(),
    lintGutter(),
    highlightSpecialChars(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    typeAtOnce(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    // The list is made anew at each key: it opens where somebody pauses, and more of it is drawn where they go down in it.
    autocompletion({ icons: false, maxRenderedOptions: 24, activateOnTypingDelay: shortPause }),
    EditorState.languageData.of(() => names),
    roomAtFoot(),
    find,
    EditorView.lineWrapping,
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
  ];
}
