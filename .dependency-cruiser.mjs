/**
 * The walls of the house (ARCHITECTURE.md): which folder may import which. `npm run walls` checks
 * them, and test/repository/planted.test.ts plants a violation of each.
 */

/** The features in their order: each may use those after it, through their `<noun>.ts` alone. */
const features = {
  server: [
    'calibration',
    'admin',
    'retention',
    'export',
    'insights',
    'people',
    'comparison',
    'together',
    'sharing',
    'profile',
    'donations',
    'email',
    'survey',
    'accounts',
    'keys',
  ],
  web: [
    'demo',
    'admin',
    'landing',
    'moving',
    'profile',
    'together',
    'agreement',
    'sharing',
    'own-answers',
    'comparison',
    'share-image',
    'accounts',
    'donations',
    'processing',
    'survey',
    'methodology',
    'privacy',
    'help',
    'safety',
    'not-found',
    'language',
  ],
};

const tests = '\\.test\\.tsx?$';

const mathematics = '^packages/psychometrics/src/';
const facts = `${mathematics}facts/`;

/** The translations keep the walls of the English texts. */
const house = '^(?:src|locales/[^/]+)/';

const inOrder = Object.entries(features).flatMap(([side, names]) =>
  names.slice(1).map((name, index) => ({
    name: `${side}-features-in-order`,
    comment: `features of the ${side} use each other in one declared order`,
    severity: 'error',
    from: { path: `${house}${side}/features/${name}/`, pathNot: tests },
    to: { path: `^src/${side}/features/(${names.slice(0, index + 1).join('|')})/` },
  })),
);

const perSide = ['server', 'web'].flatMap((side) => [
  {
    name: `${side}-feature-is-declared`,
    comment: 'a new feature gets its place in the list above',
    severity: 'error',
    from: {},
    to: { path: `^src/${side}/features/(?!(${features[side].join('|')})/)` },
  },
  {
    name: `${side}-feature-through-its-noun`,
    comment: 'a feature is entered through <noun>.ts, or <part>/<part>.ts',
    severity: 'error',
    from: { path: `${house}${side}/features/([^/]+)/`, pathNot: tests },
    to: {
      path: `^src/${side}/features/`,
      // The patterns are joined, so the last one's group is the second.
      pathNot: [
        `^src/${side}/features/$1/`,
        `^src/${side}/features/([^/]+)/\\1\\.tsx?$`,
        `^src/${side}/features/[^/]+/([^/]+)/\\2\\.tsx?$`,
      ],
    },
  },
  {
    name: `${side}-platform-knows-no-feature`,
    severity: 'error',
    from: { path: `${house}${side}/(platform|ui)/`, pathNot: tests },
    to: { path: `^src/${side}/(features|commands|app|device)/` },
  },
]);

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      comment: 'except the facts that the mathematics shares with it',
      from: { path: `${house}domain/`, pathNot: tests },
      to: { pathNot: ['^src/domain/', facts] },
    },
    {
      name: 'contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: tests },
      to: { pathNot: ['^src/(contract|domain)/', '^node_modules/zod/'] },
    },
    {
      name: 'psychometrics-imports-nothing',
      severity: 'error',
      from: { path: mathematics, pathNot: tests },
      to: { pathNot: mathematics },
    },
    {
      name: 'psychometrics-through-its-entrance',
      comment: 'the product uses the package by its name, as everybody else does',
      severity: 'error',
      from: { path: house, pathNot: tests },
      to: { path: mathematics, pathNot: [`${mathematics}index\\.ts$`, facts] },
    },
    {
      name: 'core-imports-psychometrics-and-domain',
      comment: 'rules and sentences without I/O, React, Node or zod; of the contract only types',
      severity: 'error',
      from: { path: `${house}core/`, pathNot: tests },
      to: { pathNot: [mathematics, '^src/(core|domain)/', '^src/contract/'] },
    },
    {
      name: 'core-takes-no-zod-at-run-time',
      severity: 'error',
      from: { path: '^src/core/', pathNot: tests },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: `${house}server/` },
      to: { path: `${house}web/` },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: `${house}web/` },
      to: { path: [`${house}server/`, `${mathematics}index\\.ts$`] },
    },
    {
      name: 'web-takes-no-translation',
      comment: 'each build puts the texts of its language in place of the English ones',
      severity: 'error',
      from: { path: '^src/web/', pathNot: tests },
      to: { path: '^locales/' },
    },
    {
      name: 'web-takes-no-zod-at-run-time',
      comment: 'the browser uses the contract as a table and as types; schemas stay on the server',
      severity: 'error',
      from: { path: '^src/web/', pathNot: tests },
      to: {
        path: ['^src/contract/', '^node_modules/zod/'],
        pathNot:
          '^src/contract/(\\w+-calls|analytics-events|problem|site|stored-(data|tables))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nobody-imports-app',
      comment: 'app composes everything, and is imported by the program that starts it',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [tests, '^src/web/(app|device)/', '^src/server/(main|commands/spark)\\.ts$'],
      },
      to: { path: ['^src/web/(app|device)/', '^src/server/(main|app)\\.ts$'] },
    },
    {
      name: 'ui-knows-only-domain',
      comment: 'parts that could ship in a different product about the same facts',
      severity: 'error',
      from: { path: `${house}web/ui/`, pathNot: tests },
      to: { path: '^src/', pathNot: '^src/(web/ui|domain)/' },
    },
    ...perSide,
    ...inOrder,
    {
      name: 'only-stores-open-the-database',
      comment: 'stores, the programs and their shared frame alone import db/ at run time',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: [
          '^src/server/platform/db/',
          'store\\.ts$',
          '^src/server/(main|app|commands/(keys-command|open-database|run-command|backup/backup-commands))\\.ts$',
          tests,
        ],
      },
      to: { path: '^src/server/platform/db/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-know-no-store',
      severity: 'error',
      from: { path: '/routes\\.ts$' },
      to: { path: 'store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphans-in-src',
      severity: 'error',
      from: {
        orphan: true,
        path: '^src/',
        pathNot: '^src/web/public/|\\.(test\\.tsx?|d\\.ts|css)$',
      },
      to: {},
    },
    {
      name: 'test-support-stays-outside',
      comment: 'production code imports no test support',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^test/' },
    },
    {
      name: 'product-knows-no-research',
      comment: 'research is a package of its own, which the product and its tests do without',
      severity: 'error',
      from: { pathNot: '^research/' },
      to: { path: '^research/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The peers of the bench have packages of their own, installed only when it runs.
    exclude: { path: '(^|/)(dist|data)/|^research/bench/web/peers/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
