import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { Menu } from '../../ui/overlays/Menu';

/** Links to the imports that an entity declares (specification section 2). */
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
