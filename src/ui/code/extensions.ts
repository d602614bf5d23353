import {
  autocompletion,
  type CompletionContext,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  insertCompletionText,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, StateEffect } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { styleNonce } from '../styleNonce';
import type { CodeDiagnostic, CodeEditorProps, Completion } from './codeTypes';
import type { LocatedDiagnostic } from './DiagnosticList';
import { editorTheme, highlightStyle } from './editorTheme';
import { findSyntaxErrors, type Translate } from './findSyntaxErrors';

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
      const found = [
        ...diagnostics().filter(within),
        ...findSyntaxErrors(syntaxTree(state), doc.toString(), language, translate),
      ]
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

/**
 * Handles typed characters before the browser inserts them. Otherwise the browser changes the DOM, and the editor has
 * to read the change and render again. Other input (input methods, dead keys, dictation, mobile keyboards) is left to
 * the browser, which depends on the DOM that it wrote. Create one per editor.
 */
function directInputExtension(): Extension {
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

/** The typed start of a name: `.lw-ca` in CSS, `{{cus` in HTML. */
const prefixPatterns: Readonly<Record<CodeEditorProps['language'], RegExp>> = {
  css: /\.?-{0,2}[A-Za-z_][\w-]*$|\.$/,
  html: /\{\{?[^{}<>\n]*$/,
};

/** Inserts a name without duplicating closing brackets that were already inserted. */
function insertCompletion(view: EditorView, { label }: { label: string }, from: number, to: number): void {
  const closing = /\}{0,2}$/.exec(label)?.[0] ?? '';
  const existing = /^\}*/.exec(view.state.sliceDoc(to, to + closing.length))?.[0] ?? '';
  view.dispatch(insertCompletionText(view.state, label, from, to + existing.length));
}

/** Completes the given names, in addition to those of the language. */
function completionSource(
  language: CodeEditorProps['language'],
  completions: () => readonly Completion[],
): CompletionSource {
  return (context: CompletionContext) => {
    const prefix = context.matchBefore(prefixPatterns[language]);
    if (!prefix && !context.explicit) return null;
    return {
      from: prefix?.from ?? context.pos,
      options: completions().map(({ label, detail, info }) => ({
        label,
        type: language === 'css' ? 'class' : 'variable',
        boost: 1,
        apply: insertCompletion,
        ...(detail === undefined ? {} : { detail }),
        ...(info === undefined ? {} : { info }),
      })),
      validFor: prefixPatterns[language],
    };
  };
}

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
function scrollMarginExtension(): Extension {
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
