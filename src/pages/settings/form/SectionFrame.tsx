import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EditBar } from '../../../engine/editing/EditBar';
import { EditGuard } from '../../../engine/editing/EditGuard';
import { MergeConflictNotice } from '../../../engine/editing/MergeConflictNotice';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { getOwn } from '../../../lib/getOwn';
import { Banner } from '../../../ui/feedback/Banner';
import styles from '../settings.module.css';
import type { SectionForm, SectionSaveError } from './useSectionForm';

interface SectionFrameProps<Value, Field extends string> {
  form: SectionForm<Value, Field>;
  /** Fields by the key of the settings. */
  fieldsByKey: Readonly<Record<string, Field>>;
  /** Returns the label of a property of the value, for conflicts. */
  nameOf: (path: readonly string[]) => string;
  /** Formats a property of the value. */
  textOf: (value: unknown, path: readonly string[]) => string;
  children: ReactNode;
}

/** Notices around the cards of a section, its save bar, and its guard. */
export function SectionFrame<Value, Field extends string>(props: SectionFrameProps<Value, Field>) {
  const { form, fieldsByKey, nameOf, textOf, children } = props;
  const { edited, changeCount, issueCount, saveError, save } = form;
  const translate = useTranslate();
  const message = (
    <>
      {edited.isSaving
        ? translate('settingsPage.saving')
        : translate('settingsPage.changes', { smart_count: changeCount })}
      {issueCount > 0 && (
        <span className={styles.errors}>{translate('settingsPage.issues', { smart_count: issueCount })}</span>
      )}
    </>
  );
  return (
    <>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (edited.isChanged && edited.conflicts.length === 0) save();
        }}
      >
        {edited.isRestored && edited.isChanged && <Banner tone="info" title={translate('editing.save.restored')} />}
        <MergeConflictNotice
          verb="save"
          conflicts={edited.conflicts}
          decide={edited.decide}
          nameOf={nameOf}
          textOf={textOf}
        />
        {children}
      </form>
      <EditBar
        verb="save"
        edited={edited}
        message={message}
        publish={translate('settingsPage.save')}
        answer={saveError && edited.isChanged && <SaveError saveError={saveError} fieldsByKey={fieldsByKey} />}
        onPublish={save}
      />
      <EditGuard verb="save" when={() => edited.isSaving || edited.hasUnsavedChanges()} />
    </>
  );
}

interface SaveErrorProps {
  saveError: SectionSaveError;
  fieldsByKey: Readonly<Record<string, string>>;
}

/** Explains why saving failed and that the changes are kept. Errors of visible fields are shown at the fields. */
function SaveError({ saveError: { error, isConsoleSetting }, fieldsByKey }: SaveErrorProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const others = Object.entries(error.fields).filter(([key]) => getOwn(fieldsByKey, key) === undefined);
  return (
    <Banner
      tone="danger"
      title={translate(error.uncertain ? 'settingsPage.failed.uncertain' : 'settingsPage.failed.title')}
    >
      <p>{getErrorReason(error)}</p>
      {others.map(([key, text]) => (
        <p key={key}>{translate('ui.fieldText', { field: key, text })}</p>
      ))}
      {isConsoleSetting && <p>{translate('settingsPage.failed.unknownSetting')}</p>}
      <p>{translate('settingsPage.failed.kept')}</p>
    </Banner>
  );
}
