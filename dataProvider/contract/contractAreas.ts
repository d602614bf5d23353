/** The published contract: every REST call of the console. Its document is docs/contract/openapi.yaml. */
import type { Entity } from '../../resources/entity';
import { accountArea } from './accountArea';
import type { ContractArea } from './call';
import { customerArea } from './customerArea';
import { entityArea, graphqlArea } from './entityArea';
import { importArea } from './importArea';
import { loyaltyArea } from './loyaltyArea';
import { optionalArea } from './optionalArea';
import { statisticsArea } from './statisticsArea';
import { storefrontArea } from './storefrontArea';
import { supportArea } from './supportArea';

/** Areas of the contract. Calls that provide values for diagnostics stand before those that need them. */
export function contractAreas(entities: readonly Entity[]): readonly ContractArea[] {
  return [
    accountArea,
    storefrontArea,
    graphqlArea,
    ...entities.map(entityArea),
    statisticsArea,
    loyaltyArea,
    customerArea,
    optionalArea,
    importArea,
    supportArea,
  ];
}
