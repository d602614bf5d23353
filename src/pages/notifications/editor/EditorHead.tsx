import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { languageOf } from '../../../../resources/languages';
import { useShop } from '../../../engine/shop';
import { Button } from '../../../ui/Button';
import { lazyDialog } from '../../../ui/lazyDialog';
import { PageHeader } from '../../../ui/PageHeader';
import { RelativeTime } from '../../../ui/RelativeTime';
import { Select } from '../../../ui/Select';
import { StatePill } from '../../../ui/StatePill';
import { editorAddress } from '../address';
import { isChanged, stateTones, templateState } from '../matrix/templateState';
import type { TemplateDesk } from '../save/useTemplateDesk';
import { useTemplateName } from '../useTemplateName';
import { useTemplates } from '../useTemplates';
import styles from './TemplateEditor.module.css';

const TestMailDialog = lazyDialog(() => import('../save/TestMailDialog'));
const ResetDialog = lazyDialog(() => import('../save/ResetDialog'));

/** Which e-mail it is, in which language, how it stands, and what is done with it as a whole. */
export function EditorHead({ desk }: { desk: TemplateDesk }) {
  const translate = useTranslate();
  const nameOf = useTemplateName();
  const navigate = useNavigate();
  const { languages, shoppersLocale } = useShop();
  const [dialog, setDialog] = useState<'test' | 'reset' | null>(null);
  const { templateKey, locale, template } = desk;
  const isMain = locale === shoppersLocale;
  const main = useTemplates(shoppersLocale).data?.find(({ key }) => key === templateKey);
  const state = templateState(template, isMain ? undefined : main);
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title={<bdi>{nameOf(templateKey)}</bdi>}
        subtitle={
          <span className={styles.state}>
            <span>{translate(`notifications.templates.${templateKey}.when`)}</span>
            <StatePill tone={stateTones[state]}>{translate(`notifications.states.${state}`)}</StatePill>
            {template?.updatedAt && (
              <RelativeTime
                instant={template.updatedAt}
                sentence={(time) => translate('notifications.changedAt', { time })}
              />
            )}
          </span>
        }
        actions={
          <>
            <Select
              showLabel
              label={translate('notifications.language')}
              value={locale}
              options={languages.map((code) => ({ value: code, label: languageOf(code).ownName }))}
              onChange={(code) => void navigate(editorAddress(templateKey, code))}
            />
            <Button onClick={() => setDialog('test')}>{translate('templateEditor.test.open')}</Button>
            <Button disabled={!template || !isChanged(template)} onClick={() => setDialog('reset')}>
              {translate('templateEditor.reset.open')}
            </Button>
          </>
        }
      />
      <Suspense>
        {dialog === 'test' && <TestMailDialog desk={desk} onClose={close} />}
        {dialog === 'reset' && <ResetDialog desk={desk} onClose={close} />}
      </Suspense>
    </>
  );
}
