import { type CompletionContext, type CompletionSource, insertCompletionText } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { CodeEditorProps, Completion } from './codeTypes';

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
export function completionSource(
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
