import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo, useState } from 'react';
import { getLanguage } from '../../../../resources/languages';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { type SafeHtml, html as safe } from '../../../lib/html';
import { htmlToText } from '../../../lib/html/htmlToText';
import { memoizeLast } from '../../../lib/memoizeLast';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import flowStyles from '../../../ui/layout/flow.module.css';
import { type CreatePreviewContent, PreviewStage } from '../../../ui/preview/PreviewStage';
import type { LiveContent } from '../../../ui/preview/previewContent';
import { type SafeTemplate, safeTemplate, type TemplateOptions } from '../../../ui/preview/safeTemplate';
import { textChange } from '../../../ui/preview/textChange';
import textStyles from '../../../ui/text/text.module.css';
import { annotateForPicking } from '../blocks/blockPath';
import { parseBlocksMemoized } from '../blocks/parseBlocks';
import type { TemplateTexts } from '../checks/checkTemplate';
import styles from '../editor/TemplateEditor.module.css';
import { fillPlaceholders, type PlaceholderValues } from '../markup/placeholders';

interface TemplatePreviewProps {
  texts: TemplateTexts;
  edited: Pick<EditSession<TemplateTexts>, 'listen' | 'latest'>;
  locale: string;
  values: PlaceholderValues;
  /** Called with the path of a clicked block. */
  onPick: (path: string) => void;
}

type PreviewFormat = 'html' | 'plain';

/** Preview of the email with its variables filled in, isolated in an iframe. */
export default memo(function TemplatePreview({ texts, edited, locale, values, onPick }: TemplatePreviewProps) {
  const translate = useTranslate();
  const { siteName } = useCurrentSite();
  const { tag, direction } = getLanguage(locale);
  const [format, setFormat] = useState<PreviewFormat>('html');
  return (
    <div className={flowStyles.stack3}>
      <div className={styles.envelope}>
        <p className={textStyles.smallSecond}>
          <bdi>{siteName}</bdi>
        </p>
        <p lang={tag} dir="auto" className={textStyles.strong}>
          {fillPlaceholders(texts.subject, values) || translate('templateEditor.preview.noSubject')}
        </p>
      </div>
      <Select<PreviewFormat>
        showLabel
        label={translate('templateEditor.preview.form')}
        value={format}
        options={[
          { value: 'html', label: translate('templateEditor.preview.html') },
          { value: 'plain', label: translate('templateEditor.preview.plain') },
        ]}
        onChange={setFormat}
      />
      {format === 'plain' ? (
        <pre lang={tag} dir={direction} className={styles.plain}>
          {htmlToText(fillPlaceholders(texts.html, values, escapeHtml))}
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

/** Separate component, so that it doesn't re-render when the subject changes. */
const HtmlPreview = memo(function HtmlPreview({ source, edited, values, locale, onPick }: HtmlPreviewProps) {
  const translate = useTranslate();
  const { mediaUrls } = useCurrentSite();
  const { tag, direction, ownName } = getLanguage(locale);
  const [showsPictures, setShowsPictures] = useState(false);
  const renderer = useMemo(
    () => createBodyRenderer(values, { showsPictures, mediaUrls }),
    [values, showsPictures, mediaUrls],
  );
  const createContent = useCallback(
    (html: string, body: SafeHtml): CreatePreviewContent =>
      ({ scheme }) => ({ body, css: getPreviewCss(html, scheme), locale: tag, direction, scheme, showsPictures }),
    [tag, direction, showsPictures],
  );
  const { body, blockedImageCount } = renderer.render(source);
  const content = useMemo(() => createContent(source, body), [createContent, source, body]);
  const live = useCallback<LiveContent<CreatePreviewContent>>(
    (show) =>
      edited.listen(() => {
        const { html } = edited.latest();
        show(createContent(html, renderer.renderIncrementally(html)));
      }),
    [edited, createContent, renderer],
  );
  const locales = useMemo(() => [{ locale: tag, name: ownName, direction }], [tag, ownName, direction]);
  return (
    <>
      {blockedImageCount > 0 && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={() => setShowsPictures(true)}>
              {translate('templateEditor.preview.load')}
            </Button>
          }
        >
          {translate('templateEditor.preview.held', { smart_count: blockedImageCount })}
        </Banner>
      )}
      <PreviewStage title={translate('templateEditor.preview.frame')} {...{ content, live, locales, onPick }} />
      <p className={textStyles.note}>
        {translate(hasDarkModeStyles(source) ? 'templateEditor.preview.ownDark' : 'templateEditor.preview.darkened')}{' '}
        {translate('templateEditor.preview.pick')}
      </p>
    </>
  );
});

/** Default styles of email clients. */
const baseCss = 'body{margin:0;background:#ffffff;color:#1c1d1f;font:16px/1.5 Arial,Helvetica,sans-serif}';

/** Dark mode as many email clients apply it to emails without dark styles: invert everything except images. */
const darkModeCss =
  'body{filter:invert(0.93) hue-rotate(180deg)}html{background:#121212}img,video{filter:invert(1) hue-rotate(180deg)}';

/** Whether an email has dark mode styles. */
const hasDarkModeStyles = (html: string): boolean => /prefers-color-scheme\s*:\s*dark|data-ogsc/i.test(html);

/** Returns the styles that an email client would apply. */
function getPreviewCss(html: string, scheme: 'light' | 'dark'): string {
  return scheme === 'dark' && !hasDarkModeStyles(html) ? baseCss + darkModeCss : baseCss;
}

interface BodyRenderer {
  /** Sanitizes the whole email. */
  render: (source: string) => SafeTemplate;
  /** Like `render`, but only patches the last result if just text between two tags has changed. */
  renderIncrementally: (source: string) => SafeHtml;
}

const escapeHtml = (value: string): string => safe`${value}`.toString();

/** Creates a renderer for the sanitized body of an email, annotated so that clicks find their block. */
function createBodyRenderer(values: PlaceholderValues, options: TemplateOptions): BodyRenderer {
  let last: { filled: string; body: SafeHtml } | null = null;
  const fillTemplate = memoizeLast((source: string) =>
    fillPlaceholders(annotateForPicking(source, parseBlocksMemoized(source).blocks), values, escapeHtml),
  );
  const render = memoizeLast((source: string) => {
    const filled = fillTemplate(source);
    const result = safeTemplate(filled, options);
    last = { filled, body: result.body };
    return result;
  });
  const renderIncrementally = (source: string) => {
    const filled = fillTemplate(source);
    const change = last && textChange(last.filled, filled);
    const body = change && last?.body.withText(change.before, change.after);
    if (!body) return render(source).body;
    last = { filled, body };
    return body;
  };
  return { render, renderIncrementally };
}
