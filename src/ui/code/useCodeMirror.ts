import { forceLinting } from '@codemirror/lint';
import { Annotation, Compartment, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useTranslate } from 'ra-core';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeOf } from './changeOf';
import type { CodeEditorHandle, CodeEditorProps } from './codeTypes';
import { createExtensions, lookAgain } from './extensions';
import { languages } from './languages';
import type { FoundProblem } from './ProblemList';

/** Marks a change that came from outside: nobody has to be told of it. */
const fromOutside = Annotation.define<boolean>();

interface CodeMirrorParts extends CodeEditorProps {
  /** Ids of what names the editor, and of what is told about it. */
  labelId: string;
  belowId: string;
  isWrong: boolean;
}

interface CodeMirror {
  /** Where the editor is put. */
  host: RefObject<HTMLDivElement | null>;
  problems: readonly FoundProblem[];
  handle: CodeEditorHandle;
}

const none: readonly never[] = [];

/** An editor of CodeMirror in an element of ours, kept in step with a value of ours. */
export function useCodeMirror(parts: CodeMirrorParts): CodeMirror {
  const { value, language, completions = none, problems: told = none, labelId, belowId, isWrong } = parts;
  const translate = useTranslate();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [problems, setProblems] = useState<readonly FoundProblem[]>(none);
  // The editor lives longer than what it is told: it asks for the newest.
  const newest = useRef({ ...parts, completions, told, translate });
  useLayoutEffect(() => {
    newest.current = { ...parts, completions, told, translate };
  });
  const [attributes] = useState(() => new Compartment());

  // biome-ignore lint/correctness/useExhaustiveDependencies: what may change while it lives is given to it below
  useEffect(() => {
    if (!host.current) return;
    const reading = new Compartment();
    const editor = new EditorView({
      parent: host.current,
      doc: newest.current.value,
      extensions: [
        createExtensions({
          language,
          completions: () => newest.current.completions,
          problems: () => newest.current.told,
          onProblems: setProblems,
          say: (key, values) => newest.current.translate(key, values),
        }),
        reading.of([]),
        attributes.of(attributesOf(newest.current)),
      ],
      dispatchTransactions(transactions, own) {
        const last = transactions.findLast(({ docChanged }) => docChanged);
        // Told before the editor draws it: what others make of it is made meanwhile.
        if (last && !last.annotation(fromOutside)) newest.current.onChange(last.newDoc.toString());
        own.update(transactions);
      },
    });
    view.current = editor;
    languages[language]().then(
      (support) => editor.dispatch({ effects: reading.reconfigure(support) }),
      // Without its language it is a plain editor, in which everything can be typed.
      () => undefined,
    );
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [language]);

  useLayoutEffect(() => {
    const editor = view.current;
    const known = editor?.state.doc.toString();
    if (!editor || known === undefined || known === value) return;
    editor.dispatch({
      changes: changeOf(known, value),
      annotations: [fromOutside.of(true), Transaction.addToHistory.of(false)],
    });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: attributes.reconfigure(attributesOf({ labelId, belowId, isWrong })) });
  }, [attributes, labelId, belowId, isWrong]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told from outside has changed
  useEffect(() => {
    if (!view.current) return;
    view.current.dispatch({ effects: lookAgain.of(null) });
    // Whoever tells of it has waited for a pause already.
    forceLinting(view.current);
  }, [told]);

  const handle = useMemo(() => handleOf(view), []);
  return { host, problems, handle };
}

function attributesOf({ labelId, belowId, isWrong }: Pick<CodeMirrorParts, 'labelId' | 'belowId' | 'isWrong'>) {
  return EditorView.contentAttributes.of({
    'aria-labelledby': labelId,
    'aria-describedby': belowId,
    ...(isWrong ? { 'aria-invalid': 'true' } : {}),
  });
}

function handleOf(view: RefObject<EditorView | null>): CodeEditorHandle {
  return {
    insert(text) {
      const editor = view.current;
      if (!editor) return;
      editor.dispatch(editor.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.paste' });
      editor.focus();
    },
    select(from, to) {
      const editor = view.current;
      if (!editor) return;
      const { length } = editor.state.doc;
      const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
      editor.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
      editor.focus();
    },
  };
}
