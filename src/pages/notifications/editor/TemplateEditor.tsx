import { useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import { languageOf } from '../../../../resources/languages';
import type { TemplateKey } from '../../../../resources/templates/templateKeys';
import { DisputeNotice } from '../../../engine/editing/DisputeNotice';
import { EditGuard } from '../../../engine/editing/EditGuard';
import type { Picked } from '../../../engine/pickers/picked';
import { lazyPart } from '../../../ui/lazyPart';
import { Notice } from '../../../ui/Notice';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import { Spinner } from '../../../ui/Spinner';
import { ProblemList } from '../checks/ProblemList';
import { useChecks } from '../checks/useChecks';
import { ReaderPicker } from '../preview/ReaderPicker';
import { useValues } from '../preview/useValues';
import { PublishBar } from '../save/PublishBar';
import { useTemplateDesk } from '../save/useTemplateDesk';
import { DeskDialog, type DeskTask } from './DeskDialog';
import { EditorHead } from './EditorHead';
import { SubjectField } from './SubjectField';
import { type InsertText, TemplateEditorContext } from './TemplateContext';
import styles from './TemplateEditor.module.css';
import { useJumps } from './useJumps';
import { VariableMenu } from './VariableMenu';
import { ViewTabs } from './ViewTabs';

const VisualView = lazyPart(() => import('../visual/VisualView'));
const SourceView = lazyPart(() => import('../source/SourceView'));
const ChangesView = lazyPart(() => import('../changes/ChangesView'));
const TemplatePreview = lazyPart(() => import('../preview/TemplatePreview'));

interface TemplateEditorProps {
  templateKey: TemplateKey;
  locale: string;
  /** As the provider has it; undefined where it has none. */
  template: EmailTemplate | undefined;
}

/** An e-mail that is edited: its words in one of several views, and beside it what its reader gets. */
export function TemplateEditor({ templateKey, locale, template }: TemplateEditorProps) {
  const translate = useTranslate();
  const desk = useTemplateDesk(templateKey, locale, template);
  const [task, setTask] = useState<DeskTask | null>(null);
  const [reader, setReader] = useState<Picked | null>(null);
  const [insert, setInsert] = useState<{ run: InsertText } | null>(null);
  const values = useValues(locale, reader);
  const { variables, problems } = useChecks(desk, values);
  const { view, region, jump, goTo, pick, onJumped } = useJumps(desk);
  const { edited } = desk;
  const { value, tools } = edited;
  const fieldName = (path: readonly string[]) =>
    translate(path[0] === 'subject' ? 'templateEditor.subject' : 'templateEditor.source');
  const remember = useCallback((next: InsertText | null) => setInsert(next && { run: next }), []);
  const shared = useMemo(
    () => ({ language: languageOf(locale), variables, goTo, setInsert: remember }),
    [locale, variables, goTo, remember],
  );
  const refused = desk.outcome?.kind === 'failed' ? desk.outcome.error.fields['subject'] : undefined;
  return (
    <TemplateEditorContext value={shared}>
      <EditorHead {...{ templateKey, locale, template }} onTask={setTask} />
      <DeskDialog task={task} desk={desk} onClose={() => setTask(null)} />
      {edited.isRestored && edited.isChanged && <Notice tone="info" title={translate('editing.restored')} />}
      <DisputeNotice {...edited} nameOf={fieldName} textOf={(value) => String(value ?? '')} />
      <div className={styles.columns}>
        <div ref={region} className={styles.stack}>
          <Sheet
            title={translate('templateEditor.text')}
            action={<VariableMenu variables={variables} insert={insert?.run ?? null} />}
          >
            <SubjectField edited={tools} {...{ values, refused }} />
            <ViewTabs view={view} />
            <Suspense fallback={<Spinner label />}>
              {view === 'visual' && <VisualView source={value.html} edited={tools} />}
              {view === 'html' && (
                <SourceView html={value.html} change={tools.change} {...{ problems, jump, onJumped }} />
              )}
              {view === 'changes' && <ChangesView desk={desk} />}
            </Suspense>
          </Sheet>
        </div>
        <div className={styles.stack}>
          <ProblemList problems={problems} />
          <Sheet title={translate('templateEditor.preview.title')}>
            <ReaderPicker reader={reader} onChange={setReader} />
            <Suspense fallback={<Skeleton height={480} />}>
              <TemplatePreview texts={value} edited={tools} locale={locale} values={values} onPick={pick} />
            </Suspense>
          </Sheet>
        </div>
      </div>
      <PublishBar desk={desk} problems={problems} />
      <EditGuard when={edited.holdsWork} />
    </TemplateEditorContext>
  );
}
