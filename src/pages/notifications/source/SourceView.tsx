import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { CodeEditor } from '../../../ui/code/CodeEditor';
import type { CodeEditorHandle } from '../../../ui/code/codeTypes';
import { mostBytes } from '../checks/checkTemplate';
import { useProblemText } from '../checks/useProblemText';
import { useTemplateEditor } from '../editor/TemplateContext';
import type { Place } from '../markup/htmlTree';
import { variableText } from '../markup/placeholders';

interface SourceViewProps {
  /** Shown as soon as the editor is there; told when it was. */
  jump: Place | null;
  onJumped: () => void;
}

/** The e-mail as HTML. */
export default function SourceView({ jump, onJumped }: SourceViewProps) {
  const translate = useTranslate();
  const problemText = useProblemText();
  const { desk, variables, problems, setInsert } = useTemplateEditor();
  const { value, change } = desk.edited;
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
  return (
    <CodeEditor
      ref={attach}
      label={translate('templateEditor.source')}
      language="html"
      value={value.html}
      onChange={(html) => change((now) => ({ ...now, html }), { merge: 'html' })}
      completions={variables.map((name) => ({
        label: variableText(name),
        detail: translate(`templateEditor.variables.names.${name}`),
      }))}
      problems={problems.flatMap((problem) =>
        problem.of === 'html' && problem.at
          ? [{ ...problem.at, severity: problem.severity, message: problemText(problem) }]
          : [],
      )}
      maxBytes={mostBytes}
    />
  );
}
