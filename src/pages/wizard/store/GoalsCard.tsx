import { useTranslate } from 'ra-core';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Card } from '../../../ui/layout/Card';
import { goals, useGoals } from '../goals';
import styles from '../wizard.module.css';

/** What the merchant sets the app up for. */
export function GoalsCard() {
  const translate = useTranslate();
  const [chosen, setChosen] = useGoals();
  return (
    <Card title={translate('wizard.goals.title')}>
      <p className={styles.muted}>{translate('wizard.goals.text')}</p>
      <ul className={styles.choices}>
        {goals.map((goal) => (
          <li key={goal}>
            <Checkbox
              showLabel
              label={translate(`wizard.goals.${goal}`)}
              checked={chosen.includes(goal)}
              onChange={({ target }) =>
                setChosen(goals.filter((item) => (item === goal ? target.checked : chosen.includes(item))))
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
