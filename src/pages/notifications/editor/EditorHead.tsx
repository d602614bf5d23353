import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { languageOf } from '../../../../resources/languages';
import { useShop } from '../../../engine/shop';
import { Button } from '../../../ui/Button';
import { PageHeader } from '../../../ui/PageHeader';
import { RelativeTime } from '../../../ui/RelativeTime';
import { Select } from '../../../ui/Select';
import { StatePill } from '../../../ui/StatePill';
import { editorAddress } from '../address';
import { isChanged, stateTones, templateState } from '../matrix/templateState';
import type { TemplateDesk } from '../save/useTemplateDesk';
import { useTemplateName } from '../useTemplateName';
import { useTemplates } from '../useTemplates';
import type { DeskTask } from './DeskDialog';
import styles from './TemplateEditor.module.css';

interface EditorHeadProps extends Pick<TemplateDesk, 'templateKey' | 'locale' | 'template'> {
  onTask: (task: DeskTask) => void;
}

/** Which e-mail it is, in which language, how it stands, and what is done with it as a whole. */
export const EditorHead = memo(function EditorHead({ templateKey, locale, template, onTask }: EditorHeadProps) {
  const translate = useTranslate();
  const nameOf = useTemplateName();
  const navigate = useNavigate();
  const { languages, shoppersLocale } = useShop();
  const isMain = locale === shoppersLocale;
  const main = useTemplates(shoppersLocale).data?.find(({ key }) => key === templateKey);
  const state = templateState(template, isMain ? undefined : main);
  return (
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
          <Button onClick={() => onTask('test')}>{translate('templateEditor.test.open')}</Button>
          <Button disabled={!template || !isChanged(template)} onClick={() => onTask('reset')}>
            {translate('templateEditor.reset.open')}
          </Button>
        </>
      }
    />
  );
});
