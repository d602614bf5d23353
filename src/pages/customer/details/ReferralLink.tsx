import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { buildReferralLink } from '../../../lib/url/buildReferralLink';
import { CopyButton } from '../../../ui/buttons/CopyButton';
import { Card } from '../../../ui/layout/Card';
import cardStyles from '../cards.module.css';
import type { Customer } from '../customer';
import styles from './ReferralLink.module.css';

/** Referral link: the store's website with the customer's referral code. */
export function ReferralLink({ customer: { referralCode } }: { customer: Customer }) {
  const translate = useTranslate();
  const { website } = useCurrentSite();
  const link = buildReferralLink(website, referralCode);
  return (
    <Card title={translate('customerPage.referral.title')}>
      {link === null ? (
        <p className={cardStyles.quiet}>
          {translate(referralCode?.trim() ? 'customerPage.referral.noWebsite' : 'customerPage.referral.noCode')}
        </p>
      ) : (
        <>
          <p className={styles.link}>{link}</p>
          <p className={cardStyles.help}>{translate('customerPage.referral.text')}</p>
          <div>
            <CopyButton value={link} label={translate('customerPage.referral.copy')} />
          </div>
        </>
      )}
    </Card>
  );
}
