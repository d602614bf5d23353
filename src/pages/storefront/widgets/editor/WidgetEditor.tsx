import { useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { type WidgetType, widgetPages } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { DisputeNotice } from '../../../../engine/editing/DisputeNotice';
import { EditBar } from '../../../../engine/editing/EditBar';
import { EditGuard } from '../../../../engine/editing/EditGuard';
import { useEdited } from '../../../../engine/editing/useEdited';
import { useSame } from '../../../../engine/editing/useSame';
import { classes } from '../../../../ui/classes';
import { firstField } from '../../../../ui/focusable';
import { lazyPart } from '../../../../ui/lazyPart';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { PublishFailure } from '../../PublishFailure';
import { usePublishWidget } from '../save/usePublishWidget';
import { useDataWords } from '../useWidgetWords';
import { dataOf, widgetDataShape } from '../widgetData';
import styles from '../widgets.module.css';
import { ControlGroups } from './ControlGroups';
import { changedNames, faultyNames } from './draftState';
import { EditorHead } from './EditorHead';
import { OtherOfKind } from './OtherOfKind';
import { type Side, SideChoice } from './SideChoice';
import { TextFields } from './TextFields';

const WidgetPreview = lazyPart(() => import('./WidgetPreview'));

interface WidgetEditorProps {
  type: WidgetType;
  /** Null where the shop has none of the type yet. */
  widget: Widget | null;
  widgets: readonly Widget[];
}

/** A widget that is edited beside what shoppers will meet; nothing of it reaches the shop until it is published. */
export function WidgetEditor({ type, widget, widgets }: WidgetEditorProps) {
  const translate = useTranslate();
  const page = widgetPages[type];
  const name = translate(`theme.widgets.types.${type}`);
  const { saved, isGone } = useSavedData(widget);
  const edited = useEdited({ saved, name: `edit:widget.${type}`, shape: widgetDataShape });
  const { publish, failure } = usePublishWidget(type, name, saved, edited);
  const words = useDataWords(page);
  const [isChecked, setChecked] = useState(false);
  const [side, setSide] = useState<Side>('edit');
  const [language, setLanguage] = useState<string | null>(null);
  const { value, tools } = edited;
  const { texts: _, ...rest } = value;
  // A text is typed beside the controls: they stay as they are.
  const controls = useSame(rest);
  const refused = failure?.fields ?? nothing;
  const faulty = faultyNames(page, controls);

  const show = useCallback((field: string) => {
    setSide('edit');
    // It stands in the page once that side is shown.
    requestAnimationFrame(() => {
      const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
      if (place) firstField(place)?.focus();
    });
  }, []);
  const tryPublish = () => {
    const [first] = faulty;
    setChecked(first !== undefined);
    if (first !== undefined) show(first);
    else publish();
  };
  const pick = useCallback(
    (key: string, code: string) => {
      setLanguage(code);
      show(`texts.${key}`);
    },
    [show],
  );
  const count = changedNames(saved, value).length;
  const says = (
    <>
      {edited.isSaving ? translate('theme.bar.saving') : translate('theme.bar.changes', { smart_count: count })}
      {isChecked && faulty.length > 0 && (
        <span className={styles.faults}>{translate('theme.bar.faults', { smart_count: faulty.length })}</span>
      )}
    </>
  );
  return (
    <>
      <EditorHead {...{ type, name, widget, widgets }} edited={tools} />
      <div className={styles.stack}>
        {edited.isRestored && edited.isChanged && <Notice tone="info" title={translate('editing.restored')} />}
        {isGone && <Notice tone="waiting" title={translate('widgets.gone')} />}
        {failure && edited.isChanged && (
          <PublishFailure
            failure={failure}
            nameOf={(field) => words.name(field.replace(/^data\./, '').split('.'))}
            conflict={translate('widgets.changed')}
          />
        )}
        <DisputeNotice disputes={edited.disputes} decide={edited.decide} nameOf={words.name} textOf={words.text} />
        <OtherOfKind name={name} widget={widget} widgets={widgets.filter((one) => one.type === type)} />
        <SideChoice side={side} onChange={setSide} />
        <div className={styles.columns}>
          <div className={classes(styles.stack, side === 'preview' && styles.other)}>
            <ControlGroups {...{ page, isChecked, refused }} change={tools.change} data={controls} />
            <TextFields page={page} edited={tools} language={language} onLanguage={setLanguage} />
          </div>
          <div className={classes(styles.seen, side === 'edit' && styles.other)}>
            <Suspense fallback={<Skeleton height={520} />}>
              <WidgetPreview type={type} data={value} edited={tools} widgets={widgets} onPick={pick} />
            </Suspense>
          </div>
        </div>
      </div>
      <EditBar edited={edited} says={says} publish={translate('theme.bar.publish')} onPublish={tryPublish} />
      <EditGuard when={() => edited.isSaving || edited.holdsWork()} />
    </>
  );
}

const nothing: Readonly<Record<string, string>> = {};

/** What is published; of a widget that somebody else has deleted meanwhile, what it was last. */
function useSavedData(widget: Widget | null) {
  const [last, setLast] = useState(widget);
  if (widget && widget !== last) setLast(widget);
  const known = widget ?? last;
  const saved = useMemo(() => dataOf(known?.data), [known]);
  return { saved, isGone: widget === null && last !== null };
}
