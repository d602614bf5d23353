import { useTranslate } from 'ra-core';
import { afterSubmitFields } from '../../../../resources/forms/formSettings';
import { Card } from '../../../ui/layout/Card';
import styles from '../forms.module.css';
import { PointsTask } from './PointsTask';
import { SettingList } from './SettingList';

/** What happens after a submission. */
export function AfterSubmitCard() {
  const translate = useTranslate();
  return (
    <Card title={translate('forms.after.title')}>
      <p className={styles.muted}>{translate('forms.after.text')}</p>
      <SettingList fields={afterSubmitFields} />
      <PointsTask />
    </Card>
  );
}
