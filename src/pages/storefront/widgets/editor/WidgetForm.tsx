import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type EditableType, widgetPages } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import type { DraftName } from '../../../../engine/drafts/useDraft';
import { EditBar } from '../../../../engine/editing/EditBar';
import { EditGuard } from '../../../../engine/editing/EditGuard';
import { MergeConflictNotice } from '../../../../engine/editing/MergeConflictNotice';
import { PublishError } from '../../../../engine/editing/PublishError';
import { type EditSession, useEditSession } from '../../../../engine/editing/useEditSession';
import { useStableValue } from '../../../../engine/editing/useStableValue';
import { type EditorPane, EditorPanes } from '../../../../engine/storefront/EditorPanes';
import { publishWidget } from '../../../../engine/storefront/publishWidget';
import { usePublishWidget } from '../../../../engine/storefront/usePublishWidget';
import { useSavedWidget } from '../../../../engine/storefront/useSavedWidget';
import { parseWidgetData, type WidgetData, widgetDataShape } from '../../../../engine/storefront/widgetData';
import type { WidgetTarget } from '../../../../engine/storefront/widgetsQuery';
import { Banner } from '../../../../ui/feedback/Banner';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { firstField } from '../../../../ui/focus/focusable';
import { lazyPart } from '../../../../ui/lazy/lazyPart';
import { useWidgetDataLabels } from '../useWidgetLabels';
import styles from '../widgets.module.css';
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
  const edited = useEditSession({ saved, name: draftName, shape: widgetDataShape });
  const { publish, publishError } = usePublishWidget<WidgetData>({
    name,
    edited,
    send: (mine, ports) => publishWidget(target, { base: saved, mine }, ports),
    toValue: ({ data }) => parseWidgetData(data),
    onPublished,
  });
  const labels = useWidgetDataLabels(page);
  const [isChecked, setChecked] = useState(false);
  const [pane, setPane] = useState<EditorPane>('edit');
  const [language, setLanguage] = useState<string | null>(null);
  const { value, tools } = edited;
  const { texts: _, ...rest } = value;
  // Keep the controls' data stable while a text is edited.
  const controls = useStableValue(rest);
  const serverErrors = publishError?.fields ?? noErrors;
  const invalidNames = findInvalidNames(page, controls);

  const showField = useCallback((field: string, code?: string) => {
    // The inputs of another pane or language are rendered before one of them is focused.
    flushSync(() => {
      setPane('edit');
      if (code !== undefined) setLanguage(code);
    });
    const fieldElement = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    if (fieldElement) firstField(fieldElement)?.focus();
  }, []);
  const tryPublish = () => {
    const [first] = invalidNames;
    setChecked(first !== undefined);
    if (first !== undefined) showField(first);
    else publish();
  };
  const handlePick = useCallback((key: string, code: string) => showField(`texts.${key}`, code), [showField]);
  const count = getChangedNames(saved, value).length;
  const message = (
    <>
      {edited.isSaving ? translate('theme.bar.saving') : translate('theme.bar.changes', { smart_count: count })}
      {isChecked && invalidNames.length > 0 && (
        <span className={styles.errors}>{translate('theme.bar.faults', { smart_count: invalidNames.length })}</span>
      )}
    </>
  );
  return (
    <>
      {header(tools)}
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Banner tone="info" title={translate('editing.restored')} />}
        {notice}
        {isDeleted && <Banner tone="waiting" title={translate('widgets.gone')} />}
        <MergeConflictNotice
          conflicts={edited.conflicts}
          decide={edited.decide}
          nameOf={labels.getLabel}
          textOf={labels.formatValue}
        />
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
      </div>
      <EditBar
        edited={edited}
        message={message}
        publish={translate('theme.bar.publish')}
        answer={
          publishError &&
          edited.isChanged && (
            <PublishError
              error={publishError}
              getFieldLabel={(field) => labels.getLabel(field.replace(/^data\./, '').split('.'))}
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

const noErrors: Readonly<Record<string, string>> = {};
