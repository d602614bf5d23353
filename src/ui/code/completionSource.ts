import { type CompletionContext, type CompletionSource, insertCompletionText } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { CodeEditorProps, Completion } from './codeTypes';

/** What has been typed of a name: `.lw-ca` in a style sheet, `{{cus` in HTML. */
const beginnings: Readonly<Record<CodeEditorProps['language'], RegExp>> = {
  css: /\.?-{0,2}[A-Za-z_][\w-]*$|\.$/,
  html: /\{\{?[^{}<>\n]*$/,
};

/** Puts a name in; brackets that were closed while it was begun are not closed twice. */
function put(view: EditorView, { label }: { label: string }, from: number, to: number): void {
  const closing = /\}*$/.exec(label)?.[0] ?? '';
  const there = /^\}*/.exec(view.state.sliceDoc(to, to + closing.length))?.[0] ?? '';
  view.dispatch(insertCompletionText(view.state, label, from, to + there.length));
}

/** Offers the names that a text may use, beside what its language has. */
export function completionSource(
  language: CodeEditorProps['language'],
  completions: () => readonly Completion[],
): CompletionSource {
  return (context: CompletionContext) => {
    const begun = context.matchBefore(beginnings[language]);
    if (!begun && !context.explicit) return null;
    return {
      from: begun?.from ?? context.pos,
      options: completions().map(({ label, detail, info }) => ({
        label,
        type: language === 'css' ? 'class' : 'variable',
        boost: 1,
        apply: put,
        ...(detail === undefined ? {} : { detail }),
        ...(info === undefined ? {} : { info }),
      })),
      validFor: beginnings[language],
    };
  };
}
