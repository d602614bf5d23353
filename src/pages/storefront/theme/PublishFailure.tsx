import { useTranslate } from 'ra-core';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errorText';
import { Notice } from '../../../ui/Notice';
import { useLookWords } from './useLookWords';

/** Fields of the settings, by the part of the look that they hold. */
const parts: Readonly<Record<string, readonly string[]>> = {
  customCss: ['css'],
  defaultLocale: ['defaultLanguage'],
  supportedLanguages: ['languages'],
};

/** Why the look was not published, and that nothing of it is lost. */
export function PublishFailure({ failure }: { failure: AppError }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const words = useLookWords();
  return (
    <Notice tone="danger" title={translate(failure.uncertain ? 'theme.failed.uncertain' : 'theme.failed.title')}>
      <p>{errorText(failure)}</p>
      {Object.entries(failure.fields).map(([field, text]) => (
        <p key={field}>
          {translate('theme.failed.field', { field: words.name(parts[field] ?? ['colours', field]), text })}
        </p>
      ))}
      <p>{translate('theme.failed.kept')}</p>
    </Notice>
  );
}
