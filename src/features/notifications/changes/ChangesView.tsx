import { useTranslate } from 'ra-core';
import { useDeferredValue } from 'react';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { TextDiff } from '../../../ui/text/TextDiff';
import { isSameTemplateText } from '../save/templateTexts';
import type { TemplateEditorController } from '../save/useTemplateEditor';

/** Diff of the email and its default texts. */
export default function ChangesView({ editor }: { editor: TemplateEditorController }) {
  const translate = useTranslate();
  const { defaults } = editor;
  const value = useDeferredValue(editor.value);
  if (!defaults) {
    return (
      <EmptyState
        title={translate('templateEditor.changes.unknown')}
        text={translate('templateEditor.changes.unknownText')}
      />
    );
  }
  if (isSameTemplateText(value, defaults)) return <EmptyState title={translate('templateEditor.changes.none')} />;
  return (
    <div className={columnStyles.stack}>
      <Text title={translate('templateEditor.subject')} before={defaults.subject} after={value.subject} />
      <Text title={translate('templateEditor.source')} before={defaults.html} after={value.html} />
    </div>
  );
}

function Text({ title, before, after }: { title: string; before: string; after: string }) {
  if (before === after) return null;
  return (
    <Card title={title}>
      <TextDiff before={before} after={after} />
    </Card>
  );
}
