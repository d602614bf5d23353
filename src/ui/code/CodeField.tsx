import '../../../i18n/en/areas/code';
import type { LanguageSupport } from '@codemirror/language';
import { forceLinting } from '@codemirror/lint';
import { Annotation, Compartment, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useLocale, useTranslate } from 'ra-core';
import {
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatFileSize } from '../../lib/format/file';
import { classes } from '../classes';
import textStyles from '../text/text.module.css';
import styles from './CodeField.module.css';
import type { CodeEditorHandle, CodeEditorProps } from './codeTypes';
import { DiagnosticList, type LocatedDiagnostic } from './DiagnosticList';
import { createExtensions, recheckEffect } from './extensions';
import { minimalEdit } from './minimalEdit';

/** The size is shown from this share of the maximum on. */
const SIZE_WARNING_RATIO = 0.8;

const controlKey = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The editor with error, help, size, keyboard hint, and diagnostics below it. */
export default function CodeField(props: CodeEditorProps) {
  const { label, value, maxBytes, help, error, ref } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const bytes = maxBytes === undefined ? 0 : new TextEncoder().encode(value).length;
  const isTooLarge = maxBytes !== undefined && bytes > maxBytes;
  // Lazy, because formatting numbers is slow.
  const sizes = () => ({ size: formatFileSize(bytes, locale), most: formatFileSize(maxBytes ?? 0, locale) });
  const errorText = error ?? (isTooLarge ? translate('code.tooLarge', sizes()) : undefined);
  const { host, diagnostics, handle } = useCodeMirror({
    ...props,
    labelId: `${id}-label`,
    belowId: `${id}-below`,
    isWrong: errorText !== undefined,
  });
  useImperativeHandle(ref, () => handle, [handle]);
  return (
    <div className={styles.field}>
      <p id={`${id}-label`} className={textStyles.label}>
        {label}
      </p>
      <div ref={host} className={classes(styles.host, errorText !== undefined && styles.wrong)} />
      <div id={`${id}-below`} className={styles.below}>
        {errorText !== undefined && <p className={textStyles.danger}>{errorText}</p>}
        {help !== undefined && <p>{help}</p>}
        {maxBytes !== undefined && !isTooLarge && bytes >= maxBytes * SIZE_WARNING_RATIO && (
          <p>{translate('code.size', sizes())}</p>
        )}
        <p>{translate('code.keys', { indent: `${controlKey}+]`, find: `${controlKey}+F`, complete: 'Ctrl+Space' })}</p>
      </div>
      <DiagnosticList diagnostics={diagnostics} onGo={({ from, to }) => handle.select(from, to)} />
    </div>
  );
}

/** Lazy-loaded language support. */
const languages: Readonly<Record<CodeEditorProps['language'], () => Promise<LanguageSupport>>> = {
  css: async () => (await import('@codemirror/lang-css')).css(),
  html: async () => (await import('@codemirror/lang-html')).html(),
};

/** Marks a change that came from props, so that it isn't reported by `onChange`. */
const fromProps = Annotation.define<boolean>();

interface CodeMirrorParts extends CodeEditorProps {
  /** Ids of the label, and of the help or error text. */
  labelId: string;
  belowId: string;
  isWrong: boolean;
}

interface CodeMirror {
  /** Element that contains the editor. */
  host: RefObject<HTMLDivElement | null>;
  diagnostics: readonly LocatedDiagnostic[];
  handle: CodeEditorHandle;
}

const NONE: readonly never[] = [];

/** Creates a CodeMirror editor and keeps it in sync with `value`. */
function useCodeMirror(parts: CodeMirrorParts): CodeMirror {
  const {
    value,
    language,
    completions = NONE,
    diagnostics: externalDiagnostics = NONE,
    labelId,
    belowId,
    isWrong,
  } = parts;
  const translate = useTranslate();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [diagnostics, setDiagnostics] = useState<readonly LocatedDiagnostic[]>(NONE);
  // The editor outlives renders, so it reads the latest props from a ref.
  const latest = useRef({ ...parts, completions, externalDiagnostics, translate });
  useLayoutEffect(() => {
    latest.current = { ...parts, completions, externalDiagnostics, translate };
  });
  const [attributes] = useState(() => new Compartment());

  // biome-ignore lint/correctness/useExhaustiveDependencies: other props are synced to the editor below
  useEffect(() => {
    if (!host.current) return;
    const languageSupport = new Compartment();
    const editor = new EditorView({
      parent: host.current,
      doc: latest.current.value,
      extensions: [
        createExtensions({
          language,
          completions: () => latest.current.completions,
          diagnostics: () => latest.current.externalDiagnostics,
          onDiagnostics: setDiagnostics,
          translate: (key, values) => latest.current.translate(key, values),
        }),
        languageSupport.of([]),
        attributes.of(createAttributes(latest.current)),
      ],
      dispatchTransactions(transactions, editorView) {
        const last = transactions.findLast(({ docChanged }) => docChanged);
        // Called before the editor renders, so that React can start working on the change earlier.
        if (last && !last.annotation(fromProps)) latest.current.onChange(last.newDoc.toString());
        editorView.update(transactions);
      },
    });
    view.current = editor;
    languages[language]().then(
      (support) => editor.dispatch({ effects: languageSupport.reconfigure(support) }),
      // Without language support, it is a plain text editor.
      () => undefined,
    );
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [language]);

  useLayoutEffect(() => {
    const editor = view.current;
    const current = editor?.state.doc.toString();
    if (!editor || current === undefined || current === value) return;
    editor.dispatch({
      changes: minimalEdit(current, value),
      annotations: [fromProps.of(true), Transaction.addToHistory.of(false)],
    });
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: attributes.reconfigure(createAttributes({ labelId, belowId, isWrong })) });
  }, [attributes, labelId, belowId, isWrong]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the external diagnostics change
  useEffect(() => {
    if (!view.current) return;
    view.current.dispatch({ effects: recheckEffect.of(null) });
    // External diagnostics are debounced already.
    forceLinting(view.current);
  }, [externalDiagnostics]);

  const handle = useMemo(() => createHandle(view), []);
  return { host, diagnostics, handle };
}

function createAttributes({ labelId, belowId, isWrong }: Pick<CodeMirrorParts, 'labelId' | 'belowId' | 'isWrong'>) {
  return EditorView.contentAttributes.of({
    'aria-labelledby': labelId,
    'aria-describedby': belowId,
    ...(isWrong ? { 'aria-invalid': 'true' } : {}),
  });
}

function createHandle(view: RefObject<EditorView | null>): CodeEditorHandle {
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
