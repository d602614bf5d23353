import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { isOtherWidget } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { Editor } from '../../../../engine/editing/Editor';
import { Banner } from '../../../../ui/feedback/Banner';
import { TextArea } from '../../../../ui/inputs/TextArea';
import { Card } from '../../../../ui/layout/Card';
import { PageHeader } from '../../../../ui/layout/PageHeader';
import { BackButton } from '../../../../ui/navigation/BackButton';
import { Menu } from '../../../../ui/overlays/Menu';
import textStyles from '../../../../ui/text/text.module.css';
import { RemoveWidgetDialog } from '../../RemoveWidgetDialog';
import { useWidgetEditor } from '../../useWidgetEditor';
import { useWidgetSwitch } from '../../useWidgetSwitch';
import { WidgetSwitch } from '../../WidgetSwitch';
import { parseWidgetData, type WidgetData, widgetDataShape } from '../../widgetData';
import { EmbedCard } from '../../widgets/editor/EmbedCard';
import { WidgetForm } from '../../widgets/editor/WidgetForm';
import { WidgetPlaceholder } from '../../widgets/WidgetPlaceholder';
import { buildWidgetUrl, galleryUrl } from '../../widgets/widgetUrl';
import { useSavedWidget, useWidgets } from '../../widgetsQuery';
import { findAddablePage } from '../../widgetTypes';
import styles from '../otherWidgets.module.css';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';
import { useWidgetActions } from '../useWidgetActions';

/** Page of one widget: its form, or its data as JSON if this page doesn't know its type. */
export function OtherWidgetPage({ id }: { id: string }) {
  const translate = useTranslate();
  const { data: widgets } = useWidgets();
  const found = widgets?.find(({ _id }) => _id === id) ?? null;
  // If someone else deletes the widget during an edit, the edit stays on the page.
  const { savedWidget } = useSavedWidget(found);
  if (savedWidget && widgets) {
    if (!isOtherWidget(savedWidget)) return <Navigate to={buildWidgetUrl(savedWidget)} replace />;
    return <OtherWidgetEditor savedWidget={savedWidget} widget={found} widgets={widgets} />;
  }
  return <WidgetPlaceholder title={translate('pages.widget.title')} listUrl={galleryUrl} />;
}

interface EditorProps {
  /** The widget as last known. */
  savedWidget: Widget;
  /** Null if it was deleted. */
  widget: Widget | null;
  widgets: readonly Widget[];
}

function OtherWidgetEditor({ savedWidget, widget, widgets }: EditorProps) {
  const navigate = useNavigate();
  const { getName } = useOtherWidgetLabels();
  const { _id: id, type } = savedWidget;
  const page = findAddablePage(type);
  const openPublished = (published: Widget) => {
    if (published._id !== id) void navigate(buildWidgetUrl(published), { replace: true });
  };
  const name = getName(savedWidget);
  if (type === null || !page)
    return <JsonEditor {...{ name, savedWidget }} widget={widget} onPublished={openPublished} />;
  return (
    <WidgetForm
      {...{ type, page, name, widget, widgets }}
      target={{ type, id }}
      draftName={`edit:widget.${id}`}
      onPublished={openPublished}
      header={(edited) => <OtherWidgetHeader widget={savedWidget} onRemoved={edited.revert} />}
    >
      <EmbedCard widget={savedWidget} />
    </WidgetForm>
  );
}

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
function JsonEditor({ name, savedWidget, widget, onPublished }: JsonEditorProps) {
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

interface OtherWidgetHeaderProps {
  widget: Widget;
  /** Discards the edits, so that leaving after the deletion doesn't ask. */
  onRemoved: () => void;
}

/** Page header of a widget: its name and purpose, switch, and actions. */
function OtherWidgetHeader({ widget, onRemoved }: OtherWidgetHeaderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { getName, getPurpose } = useOtherWidgetLabels();
  const name = getName(widget);
  const switchState = useWidgetSwitch(widget.type ?? '', widget, name);
  const { entries, isRemoving, stopRemoving } = useWidgetActions(widget);
  return (
    <>
      <PageHeader
        back={<BackButton to={galleryUrl} label={translate('shell.menu.other-widgets')} />}
        title={<bdi>{name}</bdi>}
        subtitle={getPurpose(widget.type)}
        actions={
          <>
            <WidgetSwitch {...switchState} name={name} />
            <Menu label={translate('widgets.more')} icon="more" align="end" entries={entries} />
          </>
        }
      />
      {isRemoving && (
        <RemoveWidgetDialog
          widget={widget}
          name={name}
          onClose={stopRemoving}
          onRemoved={() => {
            onRemoved();
            void navigate(galleryUrl);
          }}
        />
      )}
    </>
  );
}
