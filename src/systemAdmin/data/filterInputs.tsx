import type { ReactElement } from 'react';
import { DateInput, SelectInput, TextInput } from 'react-admin';
import type { Entity, Filter } from '../../../resources/entity';

const wideEnough = { minWidth: 140 };

/** react-admin's inputs for the filters of an entity, labeled with the parameters' names in the API. */
export function createFilterInputs({ list }: Entity): ReactElement[] {
  return Object.entries(list.filters).flatMap(([name, filter]) => createInputs(name, filter));
}

function createInputs(name: string, filter: Filter): ReactElement[] {
  switch (filter.kind) {
    case 'choice':
    case 'choices': {
      const choices = filter.choices.map((id) => ({ id, name: id }));
      return [
        <SelectInput
          key={name}
          source={name}
          label={name}
          choices={choices}
          translateChoice={false}
          alwaysOn
          sx={wideEnough}
        />,
      ];
    }
    case 'days':
      return [filter.from, filter.to].map((source) => (
        <DateInput key={source} source={source} label={source} alwaysOn />
      ));
    default:
      return [<TextInput key={name} source={name} label={name} resettable alwaysOn />];
  }
}
