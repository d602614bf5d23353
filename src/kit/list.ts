/** Parts of a list, for overrides in `src/extensions`. They read the list's contexts. docs/public-api.md shows each. */
export { CellStack } from '../engine/cells/CellStack';
export { useColumns } from '../engine/columns/useColumns';
export { ExportMenu } from '../engine/export/ExportMenu';
export { EntityListView, ListSheet } from '../engine/list/EntityListView';
export { ListToolbar } from '../engine/list/ListToolbar';
export { useEntityListContext } from '../engine/listState/EntityListContext';
export { ViewTabs } from '../engine/views/ViewTabs';
