import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Widget } from '../../../../../resources/widgets';
import { Editor } from '../../../../engine/editing/Editor';
import { Banner } from '../../../../ui/feedback/Banner';
import { TextArea } from '../../../../ui/inputs/TextArea';
import { Card } from '../../../../ui/layout/Card';
import textStyles from '../../../../ui/text/text.module.css';
import { useWidgetEditor } from '../../useWidgetEditor';
import { parseWidgetData, type WidgetData, widgetDataShape } from '../../widgetData';
import { EmbedCard } from '../../widgets/editor/EmbedCard';
import styles from '../otherWidgets.module.css';
import { OtherWidgetHeader } from './OtherWidgetHeader';

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
  const [isVisited, setVisited] = useState(false);
  const editor = useWidgetEditor<string, JsonIssue>({
    getTitle: () => name,
    name: `edit:widget.${savedWidget._id}`,
    saved,
    shape: textShape,
    target: { type: savedWidget.type ?? '', id: savedWidget._id },
    toEdit: (mine) => ({ base: savedData, mine: toData(mine) }),
    read: ({ data }) => formatJsonData(parseWidgetData(data)),
    validate(text) {
      const parsed = parseJsonData(text);
      return 'issue' in parsed ? [parsed.issue] : [];
    },
    focusIssue: () => field.current?.focus(),
    onPublished,
  });
  const getIssueText = useJsonIssueText();
  const [issue] = editor.issues;
  const label = translate('otherWidgets.json.label');
  return (
    <>
      <OtherWidgetHeader widget={savedWidget} onRemoved={editor.revert} />
      <Editor editor={editor} getLabel={() => label} formatValue={String}>
        {widget === null && <Banner tone="waiting" title={translate('widgets.gone')} />}
        <Card title={translate('otherWidgets.json.title')}>
          <p className={textStyles.second}>{translate('otherWidgets.json.text')}</p>
          <TextArea
            ref={field}
            onBlur={() => setVisited(true)}
            label={label}
            help={translate('otherWidgets.json.help')}
            error={issue && (isVisited || editor.isChecked) ? getIssueText(issue) : undefined}
            value={editor.value}
            dir="ltr"
            rows={18}
            spellCheck={false}
            autoCapitalize="off"
            className={styles.json}
            onChange={(text) => editor.change(text, { merge: 'json' })}
          />
        </Card>
        <EmbedCard widget={savedWidget} />
      </Editor>
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

/** Why a text isn't the data of a widget. `line` is 1-based and null if the browser doesn't tell it. */
type JsonIssue = { reason: 'notJson'; line: number | null } | { reason: 'notObject' | 'tooLarge' };

/** Maximum length of the data as compact JSON. */
const MAX_DATA_LENGTH = 200_000;

/** Parses the data of a widget. Returns the issue if the text isn't a JSON object. */
function parseJsonData(text: string): { data: WidgetData } | { issue: JsonIssue } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    return { issue: { reason: 'notJson', line: findLine(text, String(thrown)) } };
  }
  const data = Array.isArray(value) ? undefined : widgetDataShape.safeParse(value).data;
  if (!data) return { issue: { reason: 'notObject' } };
  return JSON.stringify(data).length > MAX_DATA_LENGTH ? { issue: { reason: 'tooLarge' } } : { data };
}

/** Finds the line in the browser's message: some name the line, some the offset, some neither. */
function findLine(text: string, message: string): number | null {
  const line = /\bline (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const offset = /\bposition (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return text.slice(0, Number(offset)).split('\n').length;
  return /end of (JSON|data)/i.test(message) ? text.split('\n').length : null;
}

/** Serializes data for editing. */
const formatJsonData = (data: WidgetData): string => JSON.stringify(data, null, 2);
