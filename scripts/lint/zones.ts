/** Who may import whom. Paths are relative to the root of the project. */

/** The folders of the console from left to right: each may import what stands left of it. */
export const order = [
  'src/boot',
  'src/browserRules',
  'src/lib',
  'src/config',
  'src/theme',
  'src/ui',
  'src/engine',
  'src/session',
  'src/pages',
  'src/layout',
  'src/overrides',
  'src/routes',
  'src/App',
  'src/main',
] as const;

/** What the other folders may import, besides themselves. */
export const folders: Readonly<Record<string, readonly string[]>> = {
  resources: [],
  i18n: [],
  dataProvider: ['resources'],
  'mock-server': ['resources'],
  src: ['resources', 'dataProvider', 'i18n'],
  scripts: ['resources', 'dataProvider', 'i18n', 'mock-server', 'src', 'tests'],
  tests: ['resources', 'dataProvider', 'i18n', 'mock-server', 'src', 'scripts'],
};

/** A rule on one group of imports that the order does not say. */
export interface Ban {
  /** Files that the rule is about, by the start of their path. */
  of: readonly string[];
  /** Files among them that it is not about. */
  except?: readonly string[];
  /** What they may not import: starts of packages' names or of paths. */
  imports: readonly string[];
  /** Whether `import type` is a way round it; it leaves nothing in the build. */
  types: 'allowed' | 'banned';
  why: string;
}

export const bans: readonly Ban[] = [
  {
    of: ['src/', 'dataProvider/'],
    except: ['src/engine/create/', 'src/ui/form/', 'src/theme/muiTheme.ts'],
    imports: ['react-admin', '@mui/', '@emotion/'],
    types: 'allowed',
    why: 'MUI and react-admin come with lazily loaded parts only: they cost more than the whole list.',
  },
  {
    of: ['src/boot/', 'src/lib/', 'src/theme/', 'src/ui/'],
    imports: ['resources/'],
    types: 'allowed',
    why: 'The small pieces know no entity.',
  },
  {
    of: ['src/engine/'],
    imports: ['resources/customers', 'resources/reviews', 'resources/faq', 'resources/rewards', 'resources/widgets'],
    types: 'banned',
    why: 'The engine knows no entity by name.',
  },
  {
    of: ['resources/'],
    imports: ['react', 'react-dom', 'react-admin', 'ra-core', '@mui/', 'graphql'],
    types: 'allowed',
    why: 'An entity is plain: zod and nothing else at run time.',
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
    why: 'The data provider draws nothing.',
  },
  {
    of: ['mock-server/'],
    imports: ['react', 'react-dom', 'react-admin', 'ra-core', '@mui/', 'ra-data-graphql', 'ra-data-simple-rest'],
    types: 'banned',
    why: 'The fixture backend shares nothing with the console but the entities.',
  },
  {
    of: ['src/'],
    except: ['src/lib/csv'],
    imports: ['papaparse'],
    types: 'banned',
    why: 'Only src/lib/csv knows the CSV library.',
  },
  {
    of: ['src/'],
    except: ['src/ui/SortableList.tsx'],
    imports: ['react-beautiful-dnd', '@hello-pangea/dnd'],
    types: 'banned',
    why: 'Only src/ui/SortableList.tsx knows the drag library.',
  },
  {
    of: ['src/'],
    except: ['src/ui/chart/'],
    imports: ['recharts'],
    types: 'banned',
    why: 'Only src/ui/chart knows the chart library.',
  },
  {
    of: ['src/'],
    except: ['src/ui/code/'],
    imports: ['@codemirror/', '@lezer/'],
    types: 'banned',
    why: 'Only src/ui/code knows the code editor.',
  },
  {
    of: ['src/'],
    except: ['src/ui/preview/'],
    imports: ['dompurify', 'morphdom'],
    types: 'banned',
    why: 'HTML of others is shown in the document of a preview, and nowhere else.',
  },
];
