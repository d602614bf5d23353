import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { Menu } from '../../ui/Menu';

/** The ways to bring records in from elsewhere, for entities that have any (specification section 2). */
export function ImportMenu({ entity: { name, imports } }: { entity: Entity }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (!imports) return null;
  return (
    <Menu
      label={translate('list.import.label')}
      trigger={translate('list.import.label')}
      align="end"
      entries={imports.map((kind) => ({
        key: kind,
        label: translate(`list.import.${kind}`),
        onSelect: () => void navigate(`/${name}/import/${kind}`),
      }))}
    />
  );
}
