import { useCreate, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { getFinding } from '../../../../dataProvider/writes/withProof';
import { isSameEmail, type Manager } from '../../../../resources/managers';
import { useStoredForm } from '../../../engine/drafts/useStoredForm';
import { isEmail } from '../../../lib/email';
import { Button } from '../../../ui/buttons/Button';
import { useSubmitOnce } from '../../../ui/buttons/useSubmitOnce';
import { Banner } from '../../../ui/feedback/Banner';
import { focusField } from '../../../ui/focus/focusField';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import styles from '../settings.module.css';
import { useInviteErrorText } from './useInviteErrorText';

const storedForm = { shape: z.object({ email: z.string(), name: z.string() }), empty: { email: '', name: '' } };

interface InviteFormProps {
  managers: readonly Manager[];
}

/** Invites a manager by email. Input is kept as a draft until the invitation is sent. */
export function InviteForm({ managers }: InviteFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [create] = useCreate();
  const { form, change, forget } = useStoredForm('edit:settings.invite', storedForm);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [inviteError, setInviteError] = useState<AppError | null>(null);
  const draft = { email: form.email.trim(), name: form.name.trim() };
  const issue = findEmailIssue(draft.email, managers);
  const issueText = wasSubmitted && issue !== null ? translate(`settingsPage.team.${issue}`) : undefined;

  const invite = async () => {
    setSubmitted(true);
    if (issue !== null) {
      focusField('invite');
      return;
    }
    setInviteError(null);
    try {
      const created = await create('managers', { data: draft }, { returnPromise: true });
      forget();
      setSubmitted(false);
      if (!getFinding(created)) notify(translate('settingsPage.team.invited', draft), { type: 'success' });
    } catch (thrown) {
      setInviteError(toAppError(thrown));
    }
  };
  const { isPending, submit } = useSubmitOnce(invite, false);
  return (
    <Card title={translate('settingsIndex.fields.invite')}>
      <form noValidate onSubmit={submit} className={styles.form}>
        {inviteError && <InviteError error={inviteError} />}
        <fieldset disabled={isPending} className={styles.fields}>
          <div data-field="invite">
            <TextBox
              required
              type="email"
              dir="ltr"
              autoComplete="off"
              label={translate('settingsPage.team.email')}
              help={translate('settingsPage.team.emailHelp')}
              error={issueText ?? inviteError?.fields['email']}
              value={form.email}
              onChange={(email) => change({ ...form, email })}
            />
          </div>
          <TextBox
            dir="auto"
            maxLength={200}
            autoComplete="off"
            label={translate('settingsPage.team.name')}
            error={inviteError?.fields['name']}
            value={form.name}
            onChange={(name) => change({ ...form, name })}
          />
        </fieldset>
        <p>
          <Button type="submit" kind="primary" busy={isPending}>
            {translate('settingsPage.team.send')}
          </Button>
        </p>
      </form>
    </Card>
  );
}

/** Error of the last attempt. Field errors are shown at their fields. */
function InviteError({ error }: { error: AppError }) {
  const translate = useTranslate();
  const inviteErrorText = useInviteErrorText();
  const others = Object.entries(error.fields).filter(([name]) => name !== 'email' && name !== 'name');
  return (
    <Banner
      tone="danger"
      title={translate(error.uncertain ? 'settingsPage.team.inviteUncertain' : 'settingsPage.team.inviteFailed')}
    >
      <p>{inviteErrorText(error)}</p>
      {others.map(([field, text]) => (
        <p key={field}>{translate('ui.fieldText', { field, text })}</p>
      ))}
      <p>{translate('settingsPage.team.inviteKept')}</p>
    </Banner>
  );
}

function findEmailIssue(email: string, managers: readonly Manager[]): 'emailInvalid' | 'emailKnown' | null {
  if (!isEmail(email)) return 'emailInvalid';
  return managers.some((manager) => isSameEmail(manager.email, email)) ? 'emailKnown' : null;
}
