import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, StateEffect } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { styleNonce } from '../styleNonce';
import type { CodeDiagnostic, CodeEditorProps, Completion } from './codeTypes';
import { completionSource } from './completionSource';
import type { LocatedDiagnostic } from './DiagnosticList';
import { directInputExtension } from './directInputExtension';
import { editorTheme, highlightStyle } from './editorTheme';
import { findSyntaxErrors, type Translate } from './findSyntaxErrors';
import { scrollMarginExtension } from './scrollMarginExtension';

/** Triggers linting again because external diagnostics have changed. */
export const recheckEffect = StateEffect.define<null>();

/** Typing pauses in ms. */
const COMPLETION_DELAY_MS = 250;
const LINT_DELAY_MS = 500;

interface ExtensionOptions {
  language: CodeEditorProps['language'];
  /** Getters of the current completions and diagnostics. */
  completions: () => readonly Completion[];
  diagnostics: () => readonly CodeDiagnostic[];
  onDiagnostics: (diagnostics: readonly LocatedDiagnostic[]) => void;
  /** Translates a key of the `code` area. */
  translate: Translate;
}

/** Creates the editor extensions. Tab is not bound, so that it leaves the editor. */
export function createExtensions({
  language,
  completions,
  diagnostics,
  onDiagnostics,
  translate,
}: ExtensionOptions): Extension {
  const lint = linter(
    ({ state }) => {
      const { doc } = state;
      const within = ({ from, to }: CodeDiagnostic) => from >= 0 && from <= to && to <= doc.length;
      const found = [...diagnostics().filter(within), ...findSyntaxErrors(state, language, translate)]
        .sort((a, b) => a.from - b.from)
        .map((diagnostic) => ({ ...diagnostic, line: doc.lineAt(diagnostic.from).number }))
        // One mistake often causes several diagnostics in a line.
        .filter(
          (item, n, all) => all.findIndex(({ line, message }) => line === item.line && message === item.message) === n,
        );
      onDiagnostics(found);
      return found.map(({ from, to, severity, message }): Diagnostic => ({ from, to, severity, message }));
    },
    {
      delay: LINT_DELAY_MS,
      needsRefresh: ({ startState, state, transactions }) =>
        syntaxTree(startState) !== syntaxTree(state) ||
        transactions.some(({ effects }) => effects.some((effect) => effect.is(recheckEffect))),
    },
  );
  // Must be stable; otherwise the editor restarts pending completions.
  const names = [{ autocomplete: completionSource(language, completions) }];
  return [
    EditorView.cspNonce.of(styleNonce()),
    EditorState.phrases.of(phrases(translate)),
    editorTheme,
    syntaxHighlighting(highlightStyle),
    lineNumbers(),
    lintGutter(),
    highlightSpecialChars(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    directInputExtension(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    // The list is rebuilt on each key, so it opens after a pause and renders more options on scroll.
    autocompletion({ icons: false, maxRenderedOptions: 24, activateOnTypingDelay: COMPLETION_DELAY_MS }),
    EditorState.languageData.of(() => names),
    scrollMarginExtension(),
    lint,
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

/** Translates CodeMirror's phrases. */
function phrases(translate: Translate): Record<string, string> {
  return {
    Find: translate('code.find.find'),
    Replace: translate('code.find.replace'),
    next: translate('code.find.next'),
    previous: translate('code.find.previous'),
    all: translate('code.find.all'),
    'match case': translate('code.find.matchCase'),
    'by word': translate('code.find.wholeWord'),
    regexp: translate('code.find.regexp'),
    replace: translate('code.find.replaceOne'),
    'replace all': translate('code.find.replaceAll'),
    close: translate('code.find.close'),
    Completions: translate('code.find.completions'),
    Diagnostics: translate('code.problems'),
  };
}
