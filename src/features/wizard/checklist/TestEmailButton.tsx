import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { TemplateDraft } from '../../../../dataProvider/methods/templateCalls';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { isTemplateKey } from '../../../../resources/templates/templateKeys';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useSite } from '../../../session/useSite';
import { Button } from '../../../ui/buttons/Button';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import styles from './Checklist.module.css';
import { useStoredTemplates } from './useStoredTemplates';

const TestEmailDialog = lazyDialog(() => import('../../notifications/emails/TestEmailDialog'));

/** Sends one of the store's emails as a test. Hidden while there is none to send. */
export function TestEmailButton() {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const { profile } = useSite();
  const { data } = useStoredTemplates();
  const [isOpen, setOpen] = useState(false);
  const draft = findDraft(data ?? [], shoppersLocale);
  if (draft === null) return null;
  return (
    <div className={styles.test}>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('wizard.test.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <TestEmailDialog
            getDraft={() => draft}
            text={translate('wizard.test.text', { subject: draft.subject })}
            defaultTo={profile.email ?? ''}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The first email with texts, preferably one that the merchant changed; null if there is none. */
function findDraft(templates: readonly EmailTemplate[], locale: string): TemplateDraft | null {
  const changedFirst = [...templates].sort((a, b) => Number(b.isCustom === true) - Number(a.isCustom === true));
  for (const { key, subject, html } of changedFirst) {
    if (key !== null && isTemplateKey(key) && subject && html) return { locale, key, subject, html };
  }
  return null;
}
