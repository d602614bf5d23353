import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Check, CheckResult } from '../../../dataProvider/diagnostics/check';
import { writeChecks } from '../../../dataProvider/diagnostics/checks';
import { runChecks } from '../../../dataProvider/diagnostics/runChecks';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/layout/Card';
import { useAdminTarget } from '../adminTarget';
import styles from '../SystemAdmin.module.css';
import { ResultTable } from './ResultTable';

/** Housekeeping calls, each sent by its own button. */
export function WriteChecks() {
  const translate = useTranslate();
  const target = useAdminTarget();
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [pending, setPending] = useState<string | null>(null);
  const send = async (check: Check) => {
    setPending(check.name);
    const [result] = await runChecks(target, [check]);
    setPending(null);
    if (result) setResults((before) => [...before.filter(({ name }) => name !== result.name), result]);
  };
  return (
    <Card title={translate('systemAdmin.writes.title')}>
      <div className={styles.body}>
        <p className={styles.note}>{translate('systemAdmin.writes.text')}</p>
        <div className={styles.buttons}>
          {writeChecks.map((check) => (
            <Button
              key={check.name}
              busy={pending === check.name}
              disabled={pending !== null && pending !== check.name}
              onClick={() => void send(check)}
            >
              {translate(`systemAdmin.writes.${check.name.endsWith('ping') ? 'ping' : 'refresh'}`)}
            </Button>
          ))}
        </div>
      </div>
      <div role="status">{results.length > 0 && <ResultTable results={results} />}</div>
    </Card>
  );
}
