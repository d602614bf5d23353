import { useTranslate } from 'ra-core';
import { memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { endSentence } from '../../../../../dataProvider/parse/sanitizeServerText';
import { isDeepEqual } from '../../../../../dataProvider/writes/mergeEdits';
import { isFieldVisible } from '../../../../../resources/config/configField';
import { findEditableType } from '../../../../../resources/widgetPages';
import { controlGroups, type WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import type { Widget } from '../../../../../resources/widgets';
import type { DraftName } from '../../../../engine/drafts/draftStore';
import { Editor } from '../../../../engine/editing/Editor';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { FieldList } from '../../../../engine/fields/FieldList';
import { getOwn } from '../../../../lib/getOwn';
import { Button } from '../../../../ui/buttons/Button';
import { Banner } from '../../../../ui/feedback/Banner';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { focusField } from '../../../../ui/focus/focusField';
import { Card } from '../../../../ui/layout/Card';
import { lazyPart } from '../../../../ui/lazy/lazyPart';
import textStyles from '../../../../ui/text/text.module.css';
import { useListText } from '../../../../ui/text/useListText';
import { type EditorPane, EditorPanes } from '../../EditorPanes';
import { RemoveWidgetDialog } from '../../RemoveWidgetDialog';
import { useWidgetEditor } from '../../useWidgetEditor';
import { getUnknownFields, parseWidgetData, type WidgetData, widgetDataShape } from '../../widgetData';
import { useSavedWidget, type WidgetTarget } from '../../widgetsQuery';
import { ownPreviews } from '../../widgetTypes';
import { useControlText, useWidgetDataLabels } from '../useWidgetLabels';
import { findInvalidNames, getChangedNames, getControlValue, getControlValues } from './draftState';
import { TextFields } from './TextFields';

const WidgetPreview = lazyPart(() => import('./WidgetPreview'));

interface WidgetFormProps {
  type: string;
  page: WidgetPage;
  /** Name of the widget in messages. */
  name: string;
  target: WidgetTarget;
  draftName: DraftName;
  /** The edited widget; null if the store has none yet. */
  widget: Widget | null;
  widgets: readonly Widget[];
  /** Renders the page header. */
  header: (edited: EditSession<WidgetData>['tools']) => ReactNode;
  /** Shown above the form. */
  notice?: ReactNode;
  /** What the preview is made of. Default: the store's own content. */
  previewText?: string;
  /** Cards below the controls. */
  children?: ReactNode;
  /** Called with the published widget, which is a new one if the edited one was deleted. */
  onPublished?: (widget: Widget) => void;
}

/** Form of a widget with a live preview. Edits are only visible on the storefront after publishing. */
export function WidgetForm(props: WidgetFormProps) {
  const { type, page, name, target, draftName, widget, widgets, header, notice, children, onPublished } = props;
  const translate = useTranslate();
  const { savedWidget, isDeleted } = useSavedWidget(widget);
  const saved = useMemo(() => parseWidgetData(savedWidget?.data), [savedWidget]);
  const [pane, setPane] = useState<EditorPane>('edit');
  const [language, setLanguage] = useState<string | null>(null);
  const showField = useCallback((field: string, code?: string) => {
    // The inputs of another pane or language are rendered before one of them is focused.
    flushSync(() => {
      setPane('edit');
      if (code !== undefined) setLanguage(code);
    });
    focusField(field);
  }, []);
  const editor = useWidgetEditor<WidgetData, string>({
    getTitle: () => name,
    name: draftName,
    saved,
    shape: widgetDataShape,
    target,
    toEdit: (mine) => ({ base: saved, mine }),
    read: ({ data }) => parseWidgetData(data),
    validate: (data) => findInvalidNames(page, data),
    focusIssue: showField,
    onPublished,
  });
  const labels = useWidgetDataLabels(page);
  const { value, tools, isChecked, serverErrors } = editor;
  const { texts: _, ...rest } = value;
  // Keep the controls' data stable while a text is edited.
  const controls = useStableValue(rest);
  const ownType = findEditableType(type);
  const Preview = getOwn(ownPreviews, type);
  const handlePick = useCallback((key: string, code: string) => showField(`texts.${key}`, code), [showField]);
  return (
    <>
      {header(tools)}
      <Editor editor={editor} changes={getChangedNames(saved, value).length} {...labels}>
        {notice}
        {isDeleted && <Banner tone="waiting" title={translate('widgets.gone')} />}
        {target.id === null && (
          <DuplicateWidgetNotice name={name} widget={widget} widgets={widgets.filter((item) => item.type === type)} />
        )}
        <EditorPanes
          pane={pane}
          onPaneChange={setPane}
          editor={
            <>
              <ControlGroups {...{ page, isChecked, serverErrors }} change={tools.change} data={controls} />
              <TextFields page={page} edited={tools} language={language} onLanguageChange={setLanguage} />
              {children}
            </>
          }
          preview={
            ownType ? (
              <Suspense fallback={<Skeleton height={520} />}>
                <WidgetPreview
                  {...{ type: ownType, widgets }}
                  data={value}
                  edited={tools}
                  text={props.previewText}
                  onPick={handlePick}
                />
              </Suspense>
            ) : (
              Preview && (
                <Card title={translate('theme.preview.title')}>
                  <Preview values={getControlValues(page, value)} />
                </Card>
              )
            )
          }
        />
      </Editor>
    </>
  );
}

interface DuplicateWidgetNoticeProps {
  name: string;
  /** The edited widget. */
  widget: Widget | null;
  /** All widgets of its type. */
  widgets: readonly Widget[];
}

/** Warns about several widgets of the same type and offers to delete the others. */
function DuplicateWidgetNotice({ name, widget, widgets }: DuplicateWidgetNoticeProps) {
  const translate = useTranslate();
  const [widgetToRemove, setWidgetToRemove] = useState<Widget | null>(null);
  const [duplicate] = widgets.filter((item) => item._id !== widget?._id);
  if (!duplicate) return null;
  return (
    <>
      <Banner
        tone="waiting"
        title={translate('widgets.several.title', { smart_count: widgets.length, name })}
        action={
          <Button size="small" onClick={() => setWidgetToRemove(duplicate)}>
            {translate('widgets.several.remove')}
          </Button>
        }
      >
        {translate(duplicate.isEnabled === true ? 'widgets.several.textOn' : 'widgets.several.text')}
      </Banner>
      {widgetToRemove && (
        <RemoveWidgetDialog widget={widgetToRemove} name={name} onClose={() => setWidgetToRemove(null)} />
      )}
    </>
  );
}

interface ControlGroupsProps {
  page: WidgetPage;
  /** Draft data; may omit `texts`. */
  data: WidgetData;
  change: EditSession<WidgetData>['change'];
  isChecked: boolean;
  /** Server-side validation errors by `data.<name>`. */
  serverErrors: Readonly<Record<string, string>>;
}

/** Controls of a widget page, one card per group. Doesn't re-render while a text is edited. */
const ControlGroups = memo(function ControlGroups(props: ControlGroupsProps) {
  const { page, data, change, isChecked, serverErrors } = props;
  const translate = useTranslate();
  const formatList = useListText();
  const getControlText = useControlText();
  const values = getControlValues(page, data);
  const unknown = getUnknownFields(data, page);
  return (
    <>
      {controlGroups.map((group) => {
        const fields = Object.entries(page.controls[group] ?? {}).filter(([, field]) => isFieldVisible(field, values));
        if (fields.length === 0) return null;
        const groupErrors = fields.flatMap(([name]) => serverErrors[`data.${name}`] ?? []);
        return (
          <Card key={group} title={translate(`widgets.groups.${group}`)}>
            <FieldList
              fields={Object.fromEntries(fields)}
              getFieldText={getControlText}
              valueAt={(name) => getControlValue(page, data, name)}
              onChange={(name, value) =>
                change((now) => ({ ...now, [name]: value }), typeof value === 'boolean' ? {} : { merge: name })
              }
              isChecked={isChecked}
            />
            {groupErrors.length > 0 && <p className={textStyles.danger}>{groupErrors.map(endSentence).join(' ')}</p>}
          </Card>
        );
      })}
      {unknown.length > 0 && (
        <p className={textStyles.second}>
          {translate('widgets.kept', { smart_count: unknown.length })} <bdi>{formatList(unknown)}</bdi>
        </p>
      )}
    </>
  );
});

/** Returns the previous reference while the value is deep-equal, to avoid re-renders on each keystroke. */
function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (Object.is(stable, value) || isDeepEqual(stable, value)) return stable;
  setStable(value);
  return value;
}
