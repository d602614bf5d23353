/** Import rules. Paths are relative to the project root. */

/** Layers of the console from low to high. Each may only import lower ones. */
export const layerOrder = [
  'src/boot',
  'src/trustedTypes',
  'src/lib',
  'src/config',
  'src/theme',
  'src/ui',
  'src/slots',
  'src/defineConsole',
  'src/extensions/index',
  'src/extensions/fixtures',
  'src/engine',
  'src/session',
  'src/features',
  'src/layout',
  'src/reactAdmin',
  'src/kit',
  'src/extensions',
  'src/systemAdmin',
  'src/overrides',
  'src/routes',
  'src/startSession',
  'src/App',
  'src/main',
] as const;

/** Folders of the engine from low to high. Each may only import lower ones: list state is below list views. */
export const engineOrder = [
  'slots',
  'writes',
  'tray',
  'shop',
  'entity',
  'errors',
  'drafts',
  'history',
  'findings',
  'records',
  'flags',
  'listState',
  'pickers',
  'actions',
  'media',
  'cells',
  'compose',
  'shortcuts',
  'columns',
  'filters',
  'views',
  'bulk',
  'export',
  'fields',
  'create',
  'editing',
  'panel',
  'list',
] as const;

/** What `src/extensions` may import besides packages and its own files: documented in docs/public-api.md. */
export const publicModules = [
  'src/kit/list',
  'src/kit/page',
  'src/kit/reactAdmin',
  'src/kit/record',
  'src/defineConsole',
  'resources/entity',
  'resources/readOnly',
  'resources/recordKind',
  'resources/shapes',
] as const;

/** Features that others build on, from low to high. A feature may import only these, and they only lower ones. */
export const sharedFeatures = [
  'stats',
  'moderation',
  'locale',
  'storefront',
  'loyalty',
  'notifications',
  'wizard',
] as const;

/** Paths that the top-level folders may import, besides themselves. */
export const folders: Readonly<Record<string, readonly string[]>> = {
  resources: [],
  i18n: [],
  dataProvider: ['resources'],
  'mock-server': ['resources', 'src/extensions/index', 'src/extensions/fixtures'],
  src: ['resources', 'dataProvider', 'i18n'],
  scripts: ['resources', 'dataProvider', 'i18n', 'mock-server', 'src', 'tests'],
  tests: ['resources', 'dataProvider', 'i18n', 'mock-server', 'src', 'scripts'],
};

/** Restriction in addition to the layers. */
export interface ImportRestriction {
  /** Restricted files, by path prefix. */
  of: readonly string[];
  /** Exceptions, by path prefix. */
  except?: readonly string[];
  /** Forbidden imports, by prefix of the package name or path. */
  imports: readonly string[];
  /** Whether `import type` is allowed. Types are erased from the build. */
  types: 'allowed' | 'banned';
  why: string;
}

export const importRestrictions: readonly ImportRestriction[] = [
  {
    of: ['src/'],
    except: ['src/main', 'src/layout/shellHtml.ts', 'src/extensions/'],
    imports: ['src/extensions/'],
    types: 'banned',
    why: 'Only main.tsx and the static shell know the extension. They register it; other modules call getExtension().',
  },
  {
    of: ['src/', 'dataProvider/'],
    except: [
      'src/engine/create/',
      'src/ui/form/',
      'src/theme/muiTheme.ts',
      'src/extensions/',
      'src/reactAdmin/',
      'src/kit/',
      'src/systemAdmin/data/',
    ],
    imports: ['react-admin', '@mui/', '@emotion/'],
    types: 'allowed',
    why: 'MUI and react-admin are only allowed in lazy-loaded modules, because of their size.',
  },
  {
    of: ['src/boot/', 'src/lib/', 'src/theme/', 'src/ui/'],
    imports: ['resources/'],
    types: 'allowed',
    why: 'UI and lib code must not depend on entities.',
  },
  {
    of: ['src/engine/'],
    imports: ['resources/customers', 'resources/reviews', 'resources/faq', 'resources/rewards'],
    types: 'banned',
    why: 'The engine must not depend on specific entities.',
  },
  {
    of: ['src/engine/'],
    imports: ['resources/widgets'],
    types: 'banned',
    why: 'The engine must not depend on widgets.',
  },
  {
    of: ['resources/'],
    imports: ['react', 'react-dom', 'react-admin', 'ra-core', '@mui/', 'graphql'],
    types: 'allowed',
    why: 'Entities may only depend on zod at run time.',
  },
  {
    of: ['src/', 'dataProvider/', 'i18n/', 'resources/'],
    imports: ['node:', 'express', 'json-server', 'graphql', '@apollo/'],
    types: 'banned',
    why: 'This runs in a browser.',
  },
  {
    of: ['dataProvider/'],
    imports: ['react', 'react-dom'],
    types: 'banned',
    why: 'The data provider must not depend on React.',
  },
  {
    of: ['mock-server/'],
    imports: ['react', 'react-dom', 'react-admin', 'ra-core', '@mui/', 'ra-data-graphql', 'ra-data-simple-rest'],
    types: 'banned',
    why: 'The mock server may only share the entities with the console.',
  },
  {
    of: ['src/'],
    except: ['src/lib/csv'],
    imports: ['papaparse'],
    types: 'banned',
    why: 'Only src/lib/csv may import the CSV library.',
  },
  {
    of: ['src/'],
    except: ['src/ui/lists/SortableList.tsx'],
    imports: ['react-beautiful-dnd', '@hello-pangea/dnd'],
    types: 'banned',
    why: 'Only src/ui/lists/SortableList.tsx may import the drag and drop library.',
  },
  {
    of: ['src/'],
    except: ['src/ui/chart/'],
    imports: ['recharts'],
    types: 'banned',
    why: 'Only src/ui/chart may import the chart library.',
  },
  {
    of: ['src/'],
    except: ['src/ui/code/'],
    imports: ['@codemirror/', '@lezer/'],
    types: 'banned',
    why: 'Only src/ui/code may import the code editor.',
  },
  {
    of: ['src/'],
    except: ['src/ui/preview/'],
    imports: ['dompurify', 'morphdom'],
    types: 'banned',
    why: 'Untrusted HTML is only rendered in the preview document.',
  },
];
