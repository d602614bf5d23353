import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { getLanguage } from '../../../../resources/languages';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { Select } from '../../../ui/inputs/Select';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import { isChangedTemplate } from '../emails/isChangedTemplate';
import { stateTones } from '../matrix/templateState';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import { buildEditorUrl } from '../urls';
import { useTemplateName } from '../useTemplates';
import type { TemplateAction } from './TemplateDialog';
import styles from './TemplateEditor.module.css';
import { useTemplateState } from './useTemplateState';

interface EditorHeaderProps extends Pick<TemplateEditorController, 'templateKey' | 'locale' | 'template'> {
  onAction: (task: TemplateAction) => void;
}

/** Page header of the template editor: name, state, language switcher and actions. */
export const EditorHeader = memo(function EditorHeader({ templateKey, locale, template, onAction }: EditorHeaderProps) {
  const translate = useTranslate();
  const getTemplateName = useTemplateName();
  const navigate = useNavigate();
  const { languages } = useCurrentSite();
  const { state } = useTemplateState({ templateKey, locale, template });
  return (
    <PageHeader
      title={<bdi>{getTemplateName(templateKey)}</bdi>}
      subtitle={
        <span className={styles.state}>
          <StatusBadge tone={stateTones[state]}>{translate(`notifications.states.${state}`)}</StatusBadge>
          <span>{translate(`notifications.templates.${templateKey}.when`)}</span>
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
            label={translate('notifications.language')}
            value={locale}
            options={languages.map((code) => ({ value: code, label: getLanguage(code).ownName }))}
            onChange={(code) => void navigate(buildEditorUrl(templateKey, code))}
          />
          <Button onClick={() => onAction('test')}>{translate('templateEditor.test.open')}</Button>
          <Button disabled={!template || !isChangedTemplate(template)} onClick={() => onAction('reset')}>
            {translate('templateEditor.reset.open')}
          </Button>
        </>
      }
    />
  );
});
