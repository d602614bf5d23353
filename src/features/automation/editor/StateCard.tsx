import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../resources/widgets';
import { Card } from '../../../ui/layout/Card';
import styles from '../automation.module.css';
import { RuleSwitch } from '../RuleSwitch';

/** The switch of a rule, and what it means. */
export function StateCard({ widget, name }: { widget: Widget; name: string }) {
  const translate = useTranslate();
  return (
    <Card title={translate('automation.parts.state')}>
      <RuleSwitch showLabel widget={widget} name={name} />
      <p className={styles.muted}>{translate('automation.stateText')}</p>
    </Card>
  );
}
