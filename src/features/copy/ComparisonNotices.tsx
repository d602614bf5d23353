import { useTranslate } from 'ra-core';
import { getLanguage } from '../../../resources/languages';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import type { Site } from '../../session/sessionState';
import { Banner } from '../../ui/feedback/Banner';
import { useListText } from '../../ui/text/useListText';
import { useLanguageName } from '../locale/dictionaries/useLanguageNames';
import { type Comparison, linksTo } from './compareStores';

interface ComparisonNoticesProps {
  comparison: Comparison;
  from: Site;
  /** Whether the stores are being compared again. */
  busy: boolean;
  onRetry: () => void;
}

/** What couldn't be compared, and what the merchant should know before copying. */
export function ComparisonNotices({ comparison, from, busy, onRetry }: ComparisonNoticesProps) {
  const translate = useTranslate();
  const listText = useListText();
  const getLanguageName = useLanguageName();
  const { siteName, currency } = useCurrentSite();
  const { changes, failures, equalKinds, otherLanguages, host } = comparison;
  const linkCount = changes.filter((change) => linksTo(change, host)).length;
  const getKindNames = (kinds: Iterable<string>) =>
    listText([...kinds].map((kind) => translate(`copy.kindNouns.${kind}`)));
  const failedKinds = new Set(failures.map(({ kind }) => kind));
  const hasPrograms = changes.some(({ kind }) => kind === 'programs');
  const [failure] = failures;
  return (
    <>
      {failure && (
        <ReadNotice
          tone="danger"
          title={translate('copy.partFailed', { names: getKindNames(failedKinds) })}
          read={{ error: failure.error, isFetching: busy, refetch: onRetry }}
        />
      )}
      {hasPrograms && comparison.currency !== currency && (
        <Banner tone="waiting">
          {translate('copy.currency', {
            from: from.name,
            fromCurrency: comparison.currency,
            to: siteName,
            toCurrency: currency,
          })}
        </Banner>
      )}
      {linkCount > 0 && (
        <Banner tone="waiting">
          {translate('copy.links', { smart_count: linkCount, host, from: from.name, to: siteName })}
        </Banner>
      )}
      {(otherLanguages.length > 0 || (changes.length > 0 && equalKinds.length > 0)) && (
        <Banner tone="info">
          {changes.length > 0 && equalKinds.length > 0 && (
            <p>{translate('copy.same', { names: getKindNames(equalKinds) })}</p>
          )}
          {otherLanguages.length > 0 && (
            <p>
              {translate('copy.otherLanguages', {
                store: siteName,
                languages: listText(otherLanguages.map((code) => getLanguageName(getLanguage(code)))),
              })}
            </p>
          )}
        </Banner>
      )}
    </>
  );
}
