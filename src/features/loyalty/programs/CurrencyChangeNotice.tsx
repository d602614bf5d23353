import '../../../../i18n/en/areas/currencyChange';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { formatMoney } from '../../../lib/format/formatMoney';
import { Banner } from '../../../ui/feedback/Banner';
import { PageLink } from '../../../ui/navigation/PageLink';
import { useListText } from '../../../ui/text/useListText';

interface CurrencyChangeNoticeProps {
  /** Code of the currency that is saved; '' if there is none. */
  saved: string;
  /** Code of the currency that is chosen; '' if there is none. */
  chosen: string;
}

/** An amount with the same digits in both currencies shows that it isn't converted. */
const EXAMPLE_AMOUNT = 100;

/**
 * Says before a change of the currency that amounts of programs keep their numbers, and which programs there are; once it
 * is saved, it links to them until the page is left.
 */
export function CurrencyChangeNotice({ saved, chosen }: CurrencyChangeNoticeProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const listText = useListText();
  const [lastSaved, setLastSaved] = useState(saved);
  const [replaced, setReplaced] = useState('');
  if (saved !== lastSaved) {
    setLastSaved(saved);
    setReplaced(lastSaved);
  }
  const isSaved = chosen === saved;
  const before = isSaved ? replaced : saved;
  const isChanged = before !== '' && chosen !== '' && chosen !== before;
  const { programs, nameOf } = useLoadPrograms(isChanged);
  if (!isChanged || programs.length === 0) return null;
  const amounts = {
    before: formatMoney(EXAMPLE_AMOUNT, before, locale),
    after: formatMoney(EXAMPLE_AMOUNT, chosen, locale),
  };
  return (
    <Banner tone="waiting">
      {isSaved ? (
        <>
          <p>{translate('currencyChange.saved', amounts)}</p>
          <ul>
            {programs.map(({ _id }) => (
              <li key={_id}>
                <PageLink to={`/loyalty/${encodeURIComponent(_id)}`}>{nameOf(_id)}</PageLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        translate('currencyChange.text', { ...amounts, programs: listText(programs.map(({ _id }) => nameOf(_id))) })
      )}
    </Banner>
  );
}
