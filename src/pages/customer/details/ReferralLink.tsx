import { useTranslate } from 'ra-core';
import { useShop } from '../../../engine/shop';
import { referralLink } from '../../../lib/referralLink';
import { CopyButton } from '../../../ui/CopyButton';
import { Sheet } from '../../../ui/Sheet';
import type { Customer } from '../customer';
import styles from '../sheets.module.css';
import own from './ReferralLink.module.css';

/** The address by which the customer brings others: the shop's website with the referral code. */
export function ReferralLink({ customer: { referralCode } }: { customer: Customer }) {
  const translate = useTranslate();
  const { website } = useShop();
  const link = referralLink(website, referralCode);
  return (
    <Sheet title={translate('customerPage.referral.title')}>
      {link === null ? (
        <p className={styles.quiet}>
          {translate(referralCode?.trim() ? 'customerPage.referral.noWebsite' : 'customerPage.referral.noCode')}
        </p>
      ) : (
        <>
          <p className={own.link}>{link}</p>
          <p className={styles.help}>{translate('customerPage.referral.text')}</p>
          <div>
            <CopyButton value={link} label={translate('customerPage.referral.copy')} />
          </div>
        </>
      )}
    </Sheet>
  );
}
