import { useTranslate } from 'ra-core';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import type { TextRange } from '../../../lib/html/parseHtml';
import { CodeEditor } from '../../../ui/code/CodeEditor';
import type { CodeEditorHandle } from '../../../ui/code/codeTypes';
import { MAX_TEMPLATE_BYTES, type TemplateIssue } from '../checks/checkTemplate';
import { useTemplateIssueText } from '../checks/TemplateIssueList';
import { useTemplateEditor } from '../editor/TemplateEditorContext';
import { toPlaceholder } from '../markup/placeholders';
import type { TemplateEditorController } from '../save/useTemplateEditor';

interface SourceViewProps {
  html: string;
  change: TemplateEditorController['change'];
  issues: readonly TemplateIssue[];
  /** Range to select once the editor has mounted; `onSourceSelected` is called afterwards. */
  sourceSelection: TextRange | null;
  onSourceSelected: () => void;
}

/** HTML editor of an email. */
export default memo(function SourceView({ html, change, issues, sourceSelection, onSourceSelected }: SourceViewProps) {
  const translate = useTranslate();
  const issueText = useTemplateIssueText();
  const { variables, registerInsert } = useTemplateEditor();
  const [editor, setEditor] = useState<CodeEditorHandle | null>(null);
  const attachEditor = useCallback(
    (handle: CodeEditorHandle | null) => {
      setEditor(handle);
      registerInsert(handle && ((text) => handle.insert(text)));
    },
    [registerInsert],
  );
  useEffect(() => {
    if (!editor || !sourceSelection) return;
    editor.select(sourceSelection.from, sourceSelection.to);
    onSourceSelected();
  }, [editor, sourceSelection, onSourceSelected]);
  const completions = useMemo(
    () =>
      variables.map((name) => ({
        label: toPlaceholder(name),
        detail: translate(`templateEditor.variables.names.${name}`),
      })),
    [variables, translate],
  );
  const diagnostics = useMemo(
    () =>
      issues.flatMap((issue) =>
        // The editor itself finds syntax errors while they are typed.
        issue.field === 'html' && issue.range && issue.kind !== 'markup'
          ? [{ ...issue.range, severity: issue.severity, message: issueText(issue) }]
          : [],
      ),
    [issues, issueText],
  );
  return (
    <CodeEditor
      ref={attachEditor}
      label={translate('templateEditor.source')}
      language="html"
      value={html}
      onChange={(next) => change((now) => ({ ...now, html: next }), { merge: 'html', isTyped: true })}
      completions={completions}
      diagnostics={diagnostics}
      maxBytes={MAX_TEMPLATE_BYTES}
    />
  );
});
