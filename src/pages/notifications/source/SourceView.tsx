import { useTranslate } from 'ra-core';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { CodeEditor } from '../../../ui/code/CodeEditor';
import type { CodeEditorHandle } from '../../../ui/code/codeTypes';
import { mostBytes, type Problem } from '../checks/checkTemplate';
import { useProblemText } from '../checks/useProblemText';
import { useTemplateEditor } from '../editor/TemplateContext';
import type { Place } from '../markup/htmlTree';
import { variableText } from '../markup/placeholders';
import type { TemplateDesk } from '../save/useTemplateDesk';

interface SourceViewProps {
  html: string;
  change: TemplateDesk['edited']['change'];
  problems: readonly Problem[];
  /** Shown as soon as the editor is there; told when it was. */
  jump: Place | null;
  onJumped: () => void;
}

/** The e-mail as HTML. */
export default memo(function SourceView({ html, change, problems, jump, onJumped }: SourceViewProps) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const { variables, setInsert } = useTemplateEditor();
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  const attach = useCallback(
    (handle: CodeEditorHandle | null) => {
      setEditor(handle);
      setInsert(handle && ((text) => handle.insert(text)));
    },
    [setInsert],
  );
  useEffect(() => {
    if (!editor || !jump) return;
    editor.select(jump.from, jump.to);
    onJumped();
  }, [editor, jump, onJumped]);
  const completions = useMemo(
    () =>
      variables.map((name) => ({
        label: variableText(name),
        detail: translate(`templateEditor.variables.names.${name}`),
      })),
    [variables, translate],
  );
  const told = useMemo(
    () =>
      problems.flatMap((problem) =>
        problem.of === 'html' && problem.at
          ? [{ ...problem.at, severity: problem.severity, message: problemText(problem) }]
          : [],
      ),
    [problems, problemText],
  );
  return (
    <CodeEditor
      ref={attach}
      label={translate('templateEditor.source')}
      language="html"
      value={html}
      onChange={(next) => change((now) => ({ ...now, html: next }), { merge: 'html', isTyped: true })}
      completions={completions}
      problems={told}
      maxBytes={mostBytes}
    />
  );
});
