import '../../../../i18n/en/areas/unsaved';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { customers } from '../../../../resources/customers';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { useFieldErrors } from '../../../engine/errors/useFieldErrors';
import { ProgramPicker } from '../../../engine/pickers/ProgramPicker';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { usePrograms } from '../../../engine/shop/programs';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { revealAnswer } from '../../../ui/feedback/revealAnswer';
import gridStyles from '../../../ui/form/fieldGrid.module.css';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import { LeaveGuard } from '../../../ui/navigation/LeaveGuard';
import textStyles from '../../../ui/text/text.module.css';
import { useListText } from '../../../ui/text/useListText';
import styles from './ProfileForm.module.css';
import { getChangedFields, type ProfileEditor, type ProfileField, useProfileEditor } from './useProfileEditor';

interface ProfileFormProps {
  record: ConsoleRecord;
  isDeleted: () => boolean;
}

/** Form to edit a customer. Sends only changed fields; input is kept as a draft until it is saved. */
export function ProfileForm({ record, isDeleted }: ProfileFormProps) {
  const translate = useTranslate();
  const listText = useListText();
  const labels = useEntityLabels(customers);
  const { nameOf } = usePrograms();
  const getFieldErrors = useFieldErrors();
  const changedId = useId();
  const [isSaved, setSaved] = useState(false);
  const editor = useProfileEditor(record, () => setSaved(true));
  const [isVisited, setVisited] = useState(false);
  const { value, saved, error, conflicts, isSaving } = editor;
  const changed = getChangedFields(saved, value);
  const fieldErrors = error ? getFieldErrors(error) : {};

  const set = (change: Partial<typeof value>) => {
    if (Object.keys(change).some((name) => name in fieldErrors)) editor.clearError();
    setSaved(false);
    editor.change((now) => withFullName(now, { ...now, ...change }));
  };
  const fullName = joinName(value);
  const formatValue = (name: ProfileField, theirs: unknown) => {
    if (typeof theirs === 'boolean') return translate(theirs ? 'list.value.yes' : 'list.value.no');
    if (name === 'loyaltyProgramId') return nameOf(String(theirs) || null);
    return String(theirs) || translate('customerPage.profile.conflict.none');
  };
  const renderConflict = (name: ProfileField) =>
    conflicts
      .filter(({ path }) => path[0] === name)
      .map((conflict) => (
        <p key={name} className={styles.conflict}>
          <bdi>{translate('customerPage.profile.conflict.theirs', { value: formatValue(name, conflict.theirs) })}</bdi>
          <Button
            size="small"
            onClick={() => {
              editor.decide(conflict, 'theirs');
              editor.change((now) => withFullName(value, now));
            }}
          >
            {translate('customerPage.profile.conflict.take')}
          </Button>
        </p>
      ));
  const getTextFieldProps = (name: Exclude<ProfileField, 'acceptsMarketing'>) => ({
    label: labels.field(name),
    value: value[name],
    error:
      (isVisited || editor.isChecked) && editor.issues.includes(name)
        ? translate('customerPage.profile.email')
        : fieldErrors[name],
    onChange: (text: string) => set({ [name]: text }),
  });
  return (
    <Card title={translate('customerPage.profile.title')}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The first attempt shows the conflicts; another one keeps the edited values.
          if (!isSaving && changed.length > 0) void editor.submit({ keepsMine: error?.kind === 'conflict' });
        }}
      >
        <div className={gridStyles.grid}>
          <div data-field="firstName">
            <TextBox {...getTextFieldProps('firstName')} dir="auto" autoComplete="off" />
            {renderConflict('firstName')}
          </div>
          <div data-field="lastName">
            <TextBox {...getTextFieldProps('lastName')} dir="auto" autoComplete="off" />
            {renderConflict('lastName')}
          </div>
          <div data-field="name">
            <TextBox {...getTextFieldProps('name')} dir="auto" autoComplete="off" />
            {renderConflict('name')}
            {value.name.trim() !== '' && fullName !== '' && value.name.trim() !== fullName && (
              <p className={styles.differs}>
                {translate('customerPage.profile.nameDiffers')}
                <Button size="small" disabled={isSaving} onClick={() => set({ name: fullName })}>
                  {translate('customerPage.profile.useName', { name: fullName })}
                </Button>
              </p>
            )}
          </div>
          <div data-field="emailAddress">
            <TextBox
              {...getTextFieldProps('emailAddress')}
              type="email"
              autoComplete="off"
              onBlur={() => setVisited(true)}
            />
            {renderConflict('emailAddress')}
          </div>
          <div data-field="loyaltyProgramId">
            <ProgramPicker
              empty
              excluded
              {...getTextFieldProps('loyaltyProgramId')}
              help={translate('customerPage.profile.programHelp')}
            />
            {renderConflict('loyaltyProgramId')}
          </div>
          <div data-field="offlineCardNumber">
            <TextBox
              {...getTextFieldProps('offlineCardNumber')}
              autoComplete="off"
              help={translate('customerPage.profile.cardHelp')}
            />
            {renderConflict('offlineCardNumber')}
          </div>
          <div data-field="acceptsMarketing" className={gridStyles.fullWidth}>
            <Checkbox
              showLabel
              label={labels.field('acceptsMarketing')}
              checked={value.acceptsMarketing}
              onChange={({ target }) => set({ acceptsMarketing: target.checked })}
            />
            {fieldErrors['acceptsMarketing'] && <p className={textStyles.error}>{fieldErrors['acceptsMarketing']}</p>}
            {renderConflict('acceptsMarketing')}
          </div>
        </div>
        <div className={flowStyles.toolbar}>
          <Button
            type="submit"
            kind="primary"
            busy={isSaving}
            // After a save it keeps the focus.
            disabled={changed.length === 0 && !isSaving && !isSaved}
            aria-describedby={changedId}
          >
            {translate('customerPage.profile.save')}
          </Button>
          {changed.length > 0 && (
            <Button disabled={isSaving} onClick={editor.revert}>
              {translate('customerPage.profile.discard')}
            </Button>
          )}
          <p id={changedId} className={textStyles.hint}>
            {changed.length > 0
              ? translate('customerPage.profile.changed', {
                  fields: listText(changed.map((name) => labels.field(name))),
                })
              : isSaved && translate('customerPage.profile.allSaved')}
          </p>
        </div>
        <ProfileNotice editor={editor} />
      </form>
      <LeaveGuard
        when={() => !isDeleted() && getChangedFields(saved, editor.latest()).length > 0}
        title={translate('unsaved.title')}
        text={translate('unsaved.text')}
        stay={translate('unsaved.stay')}
        leave={translate('unsaved.leave')}
      />
    </Card>
  );
}

/** First and last name, as `displayName` shows them without a name. */
const joinName = ({ firstName, lastName }: Pick<ProfileEditor['value'], 'firstName' | 'lastName'>): string =>
  [firstName.trim(), lastName.trim()].filter(Boolean).join(' ');

/** A name that consists of first and last name follows them. */
function withFullName<Value extends ProfileEditor['value']>(before: Value, after: Value): Value {
  const isJoined = before.name.trim() !== '' && before.name.trim() === joinName(before);
  return isJoined && after.name === before.name ? { ...after, name: joinName(after) } : after;
}

/**
 * Banner for conflicts, the error of the last save, or a restored draft, below the buttons, which it doesn't move. Field errors
 * are shown at their fields.
 */
function ProfileNotice({ editor }: { editor: ProfileEditor }) {
  const { value, saved, error, conflicts, isRestored } = editor;
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getFieldErrors = useFieldErrors();
  if (conflicts.length > 0) {
    return (
      <div ref={revealAnswer} role="alert">
        <Banner tone="waiting" title={translate('customerPage.profile.conflict.title')}>
          {translate('customerPage.profile.conflict.text')}
        </Banner>
      </div>
    );
  }
  if (error) {
    const isGone = error.kind === 'notFound';
    const failure = error.uncertain ? 'unknown' : 'failed';
    const others = Object.entries(getFieldErrors(error)).filter(([name]) => !Object.hasOwn(value, name));
    return (
      <div ref={revealAnswer}>
        <Banner tone="danger" title={translate(`customerPage.profile.${isGone ? 'gone' : failure}`)}>
          {!isGone && (
            <>
              <p>{getErrorReason(error)}</p>
              {others.map(([field, text]) => (
                <p key={field}>{translate('ui.fieldText', { field, text })}</p>
              ))}
            </>
          )}
        </Banner>
      </div>
    );
  }
  return isRestored && getChangedFields(saved, value).length > 0 ? (
    <Banner tone="info" title={translate('customerPage.profile.restored')} />
  ) : null;
}
