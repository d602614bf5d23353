import '../../../../i18n/en/areas/currencyChange';
import { useLocale, useTranslate } from 'ra-core';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { formatMoney } from '../../../lib/format/formatMoney';
import { Banner } from '../../../ui/feedback/Banner';
import { useListText } from '../../../ui/text/useListText';

interface CurrencyChangeNoticeProps {
  /** Code of the currency that is saved; '' if there is none. */
  saved: string;
  /** Code of the currency that is chosen; '' if there is none. */
  chosen: string;
}

/** An amount with the same digits in both currencies shows that it isn't converted. */
const EXAMPLE_AMOUNT = 100;

/** Says before a change of the currency that amounts of programs keep their numbers, and which programs there are. */
export function CurrencyChangeNotice({ saved, chosen }: CurrencyChangeNoticeProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const listText = useListText();
  const isChanged = saved !== '' && chosen !== '' && chosen !== saved;
  const { programs, nameOf } = useLoadPrograms(isChanged);
  if (!isChanged || programs.length === 0) return null;
  return (
    <Banner tone="waiting">
      {translate('currencyChange.text', {
        before: formatMoney(EXAMPLE_AMOUNT, saved, locale),
        after: formatMoney(EXAMPLE_AMOUNT, chosen, locale),
        programs: listText(programs.map(({ _id }) => nameOf(_id))),
      })}
    </Banner>
  );
}
