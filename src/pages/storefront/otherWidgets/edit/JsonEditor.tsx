import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Widget } from '../../../../../resources/widgets';
import { EditBar } from '../../../../engine/editing/EditBar';
import { EditGuard } from '../../../../engine/editing/EditGuard';
import { MergeConflictNotice } from '../../../../engine/editing/MergeConflictNotice';
import { PublishError } from '../../../../engine/editing/PublishError';
import { useEditSession } from '../../../../engine/editing/useEditSession';
import { publishWidget } from '../../../../engine/storefront/publishWidget';
import { usePublishWidget } from '../../../../engine/storefront/usePublishWidget';
import { parseWidgetData } from '../../../../engine/storefront/widgetData';
import { Banner } from '../../../../ui/feedback/Banner';
import { TextArea } from '../../../../ui/inputs/TextArea';
import { Card } from '../../../../ui/layout/Card';
import { EmbedCard } from '../../widgets/editor/EmbedCard';
import styles from '../otherWidgets.module.css';
import { OtherWidgetHeader } from './OtherWidgetHeader';
import { formatJsonData, type JsonIssue, parseJsonData } from './parseJsonData';

interface JsonEditorProps {
  name: string;
  /** The widget as last known. */
  savedWidget: Widget;
  /** Null if it was deleted. */
  widget: Widget | null;
  onPublished: (widget: Widget) => void;
}

const textShape = z.string();

/** Editor of a widget whose type has no form: its data as JSON, which is checked before it is published. */
export function JsonEditor({ name, savedWidget, widget, onPublished }: JsonEditorProps) {
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const savedData = useMemo(() => parseWidgetData(savedWidget.data), [savedWidget.data]);
  const saved = useMemo(() => formatJsonData(savedData), [savedData]);
  const edited = useEditSession({ saved, name: `edit:widget.${savedWidget._id}`, shape: textShape });
  const { publish, publishError } = usePublishWidget<string>({
    name,
    edited,
    send: (mine, ports) =>
      publishWidget(
        { type: savedWidget.type ?? '', id: savedWidget._id },
        { base: savedData, mine: toData(mine) },
        ports,
      ),
    toValue: ({ data }) => formatJsonData(parseWidgetData(data)),
    onPublished,
  });
  const [isChecked, setChecked] = useState(false);
  const getIssueText = useJsonIssueText();
  const parsed = parseJsonData(edited.value);
  const issueText = 'issue' in parsed && isChecked ? getIssueText(parsed.issue) : undefined;

  const tryPublish = () => {
    const isValid = 'data' in parseJsonData(edited.latest());
    setChecked(!isValid);
    if (isValid) publish();
    else field.current?.focus();
  };
  const label = translate('otherWidgets.json.label');
  return (
    <>
      <OtherWidgetHeader widget={savedWidget} onRemoved={edited.revert} />
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Banner tone="info" title={translate('editing.restored')} />}
        {widget === null && <Banner tone="waiting" title={translate('widgets.gone')} />}
        <MergeConflictNotice
          conflicts={edited.conflicts}
          decide={edited.decide}
          nameOf={() => label}
          textOf={(value) => String(value)}
        />
        <Card title={translate('otherWidgets.json.title')}>
          <p className={styles.muted}>{translate('otherWidgets.json.text')}</p>
          <TextArea
            ref={field}
            onBlur={() => setChecked(true)}
            label={label}
            help={translate('otherWidgets.json.help')}
            error={issueText}
            value={edited.value}
            dir="ltr"
            rows={18}
            spellCheck={false}
            autoCapitalize="off"
            className={styles.json}
            onChange={(text) => edited.change(text, { merge: 'json' })}
          />
        </Card>
        <EmbedCard widget={savedWidget} />
      </div>
      <EditBar
        edited={edited}
        message={translate(edited.isSaving ? 'theme.bar.saving' : 'otherWidgets.json.changed')}
        publish={translate('theme.bar.publish')}
        answer={
          publishError &&
          edited.isChanged && (
            <PublishError
              error={publishError}
              getFieldLabel={() => label}
              conflictMessage={translate('widgets.changed')}
            />
          )
        }
        onPublish={tryPublish}
      />
      <EditGuard when={() => edited.isSaving || edited.hasUnsavedChanges()} />
    </>
  );
}

/** Parses a text that was checked. @throws Error if it is invalid */
function toData(text: string) {
  const parsed = parseJsonData(text);
  if ('issue' in parsed) throw new Error('invalid data were sent');
  return parsed.data;
}

/** Returns a function for the message of an issue. */
function useJsonIssueText(): (issue: JsonIssue) => string {
  const translate = useTranslate();
  return (issue) =>
    issue.reason === 'notJson' && issue.line !== null
      ? translate('otherWidgets.json.issues.notJsonLine', { line: issue.line })
      : translate(`otherWidgets.json.issues.${issue.reason}`);
}
