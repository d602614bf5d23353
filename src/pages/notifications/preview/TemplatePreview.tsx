import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo, useState } from 'react';
import { languageOf } from '../../../../resources/languages';
import type { Edited } from '../../../engine/editing/useEdited';
import { useShop } from '../../../engine/shop';
import type { SafeHtml } from '../../../lib/html';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { type ContentOf, PreviewStage } from '../../../ui/preview/PreviewStage';
import type { LiveContent } from '../../../ui/preview/previewContent';
import { Select } from '../../../ui/Select';
import type { TemplateTexts } from '../checks/checkTemplate';
import { fill, type Values } from '../markup/placeholders';
import { plainText } from '../markup/plainText';
import { hasOwnDark, previewCss } from './previewCss';
import styles from './TemplatePreview.module.css';
import { escaped, templateBody } from './templateBody';

interface TemplatePreviewProps {
  texts: TemplateTexts;
  edited: Pick<Edited<TemplateTexts>, 'listen' | 'latest'>;
  locale: string;
  values: Values;
  /** A block was clicked. */
  onPick: (path: string) => void;
}

type Form = 'html' | 'plain';

/** The e-mail as its reader gets it: the variables filled in, cut off from the console. */
export default memo(function TemplatePreview({ texts, edited, locale, values, onPick }: TemplatePreviewProps) {
  const translate = useTranslate();
  const { siteName } = useShop();
  const { tag, direction } = languageOf(locale);
  const [form, setForm] = useState<Form>('html');
  return (
    <div className={styles.preview}>
      <div className={styles.envelope}>
        <p className={styles.from}>
          <bdi>{siteName}</bdi>
        </p>
        <p lang={tag} dir="auto" className={styles.subject}>
          {fill(texts.subject, values) || translate('templateEditor.preview.noSubject')}
        </p>
      </div>
      <Select<Form>
        showLabel
        label={translate('templateEditor.preview.form')}
        value={form}
        options={[
          { value: 'html', label: translate('templateEditor.preview.html') },
          { value: 'plain', label: translate('templateEditor.preview.plain') },
        ]}
        onChange={setForm}
      />
      {form === 'plain' ? (
        <pre lang={tag} dir={direction} className={styles.plain}>
          {plainText(fill(texts.html, values, escaped))}
        </pre>
      ) : (
        <HtmlPreview source={texts.html} {...{ edited, values, locale, onPick }} />
      )}
    </div>
  );
});

interface HtmlPreviewProps extends Pick<TemplatePreviewProps, 'edited' | 'locale' | 'values' | 'onPick'> {
  source: string;
}

/** Its own component, so that the subject can be typed without it. */
const HtmlPreview = memo(function HtmlPreview({ source, edited, values, locale, onPick }: HtmlPreviewProps) {
  const translate = useTranslate();
  const { mediaUrl } = useShop();
  const { tag, direction, ownName } = languageOf(locale);
  const [showsPictures, setShowsPictures] = useState(false);
  const made = useMemo(
    () => templateBody(values, { showsPictures, media: mediaUrl }),
    [values, showsPictures, mediaUrl],
  );
  const contentOf = useCallback(
    (html: string, body: SafeHtml): ContentOf =>
      ({ scheme }) => ({ body, css: previewCss(html, scheme), locale: tag, direction, scheme, showsPictures }),
    [tag, direction, showsPictures],
  );
  const { body, heldPictures } = made.whole(source);
  const content = useMemo(() => contentOf(source, body), [contentOf, source, body]);
  const live = useCallback<LiveContent<ContentOf>>(
    (show) =>
      edited.listen(() => {
        const { html } = edited.latest();
        show(contentOf(html, made.typed(html)));
      }),
    [edited, contentOf, made],
  );
  const locales = useMemo(() => [{ locale: tag, name: ownName, direction }], [tag, ownName, direction]);
  return (
    <>
      {heldPictures > 0 && (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={() => setShowsPictures(true)}>
              {translate('templateEditor.preview.load')}
            </Button>
          }
        >
          {translate('templateEditor.preview.held', { smart_count: heldPictures })}
        </Notice>
      )}
      <PreviewStage title={translate('templateEditor.preview.frame')} {...{ content, live, locales, onPick }} />
      <p className={styles.note}>
        {translate(hasOwnDark(source) ? 'templateEditor.preview.ownDark' : 'templateEditor.preview.darkened')}{' '}
        {translate('templateEditor.preview.pick')}
      </p>
    </>
  );
});
