import { useLocale, useTranslate } from 'ra-core';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import type { TableOverview } from '../worker/importSession';

/** Names the lines with characters that couldn't be decoded (requirement IMP-12). */
export function UnreadableLines({ lines, count }: TableOverview['unreadable']) {
  const translate = useTranslate();
  const locale = useLocale();
  if (count === 0) return null;
  const names = lines.map((line) => formatPoints(line, locale));
  return (
    <Banner tone="waiting">
      {translate('import.options.unreadable', {
        smart_count: count,
        count: formatPoints(count, locale),
        lines: formatAndList(count > lines.length ? [...names, '…'] : names, locale),
      })}
    </Banner>
  );
}
