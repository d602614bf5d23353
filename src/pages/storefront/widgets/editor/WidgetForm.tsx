import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EditableType, widgetPages } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import type { DraftName } from '../../../../engine/drafts/useDraft';
import { Editor } from '../../../../engine/editing/Editor';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { useStableValue } from '../../../../engine/editing/useStableValue';
import { type EditorPane, EditorPanes } from '../../../../engine/storefront/EditorPanes';
import { useSavedWidget } from '../../../../engine/storefront/useSavedWidget';
import { useWidgetEditor } from '../../../../engine/storefront/useWidgetEditor';
import { parseWidgetData, type WidgetData, widgetDataShape } from '../../../../engine/storefront/widgetData';
import type { WidgetTarget } from '../../../../engine/storefront/widgetsQuery';
import { Banner } from '../../../../ui/feedback/Banner';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { focusField } from '../../../../ui/focus/focusField';
import { lazyPart } from '../../../../ui/lazy/lazyPart';
import { useWidgetDataLabels } from '../useWidgetLabels';
import { ControlGroups } from './ControlGroups';
import { DuplicateWidgetNotice } from './DuplicateWidgetNotice';
import { findInvalidNames, getChangedNames } from './draftState';
import { TextFields } from './TextFields';

const WidgetPreview = lazyPart(() => import('./WidgetPreview'));

interface WidgetFormProps {
  type: EditableType;
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
  const { type, name, target, draftName, widget, widgets, header, notice, previewText, children, onPublished } = props;
  const translate = useTranslate();
  const page = widgetPages[type];
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
            <Suspense fallback={<Skeleton height={520} />}>
              <WidgetPreview
                {...{ type, widgets }}
                data={value}
                edited={tools}
                text={previewText}
                onPick={handlePick}
              />
            </Suspense>
          }
        />
      </Editor>
    </>
  );
}
