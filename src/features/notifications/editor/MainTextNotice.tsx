import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../../resources/languages';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { isBlankEmail, isBlankHtml } from '../emails/isBlankEmail';
import { isSameTemplateText, toTemplateTexts } from '../save/templateTexts';
import type { TemplateEditorController } from '../save/useTemplateEditor';
import { buildEditorUrl } from '../urls';
import { useTemplateState } from './useTemplateState';

/** Leads to the text in the main language if it is newer, or starts with it if there is no text. */
export function MainTextNotice({ editor }: { editor: TemplateEditorController }) {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const { state, mainTemplate } = useTemplateState(editor);
  const language = getLanguage(shoppersLocale).ownName;
  if (state === 'older') {
    return (
      <Banner
        tone="waiting"
        title={translate('templateEditor.main.changed', { language })}
        action={
          <ButtonLink size="small" to={buildEditorUrl(editor.templateKey, shoppersLocale)}>
            {translate('templateEditor.main.show', { language })}
          </ButtonLink>
        }
      >
        {translate('templateEditor.main.check')}
      </Banner>
    );
  }
  if (state === 'default' || !mainTemplate || isBlankEmail(mainTemplate)) return null;
  const mainTexts = toTemplateTexts(mainTemplate);
  const { subject, html } = editor.value;
  if (isSameTemplateText(editor.value, mainTexts)) {
    return <Banner tone="waiting">{translate('templateEditor.main.untranslated', { language })}</Banner>;
  }
  if (html === mainTexts.html) {
    return <Banner tone="waiting">{translate('templateEditor.main.untranslatedContent', { language })}</Banner>;
  }
  // The start would replace typed text.
  if (state !== 'missing' || subject.trim() !== '' || !isBlankHtml(html)) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={() => editor.change(mainTexts)}>
          {translate('templateEditor.main.start', { language })}
        </Button>
      }
    >
      {translate('templateEditor.main.none')}
    </Banner>
  );
}
