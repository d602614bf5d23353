import { useTranslate } from 'ra-core';
import { TextBox } from '../../../ui/inputs/TextBox';
import { Card } from '../../../ui/layout/Card';
import type { RulePartProps } from './ruleParts';

/** Maximum length in characters. */
const MAX_NAME_LENGTH = 80;

/** The name of a rule. */
export function NameCard({ rule, change, errorOf }: RulePartProps) {
  const translate = useTranslate();
  return (
    <Card title={translate('automation.rule')}>
      <TextBox
        required
        dir="auto"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        label={translate('automation.parts.name')}
        error={errorOf('name')}
        value={rule.name}
        onChange={(name) => change((now) => ({ ...now, name }), { merge: 'name' })}
      />
    </Card>
  );
}
