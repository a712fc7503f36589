/** The four walls (ARCHITECTURE.md): contract → zod only; psychometrics → nothing; server never web; web never server, never psychometrics. */

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'psychometrics-imports-nothing',
      severity: 'error',
      from: { path: '^src/psychometrics/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/psychometrics/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|psychometrics)/' },
    },
    {
      name: 'web-takes-no-zod-at-run-time',
      comment: 'the browser uses the contract as a table and as types; schemas stay on the server',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^src/contract/(schemas|endpoints)', '^node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-stores-open-the-database',
      comment: 'stores and the composition root are the only files that import db/ at run time',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: [
          '^src/server/db/',
          '/store\\.ts$',
          '^src/server/(main|app|backup/main)\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: '^src/server/db/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-know-no-store',
      severity: 'error',
      from: { path: '/routes\\.ts$' },
      to: { path: '/store\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'feature-calls-feature-through-its-noun',
      comment: 'another feature is entered through <noun>.ts only',
      severity: 'error',
      from: {
        path: '^src/server/(accounts|email|survey|profile|insights|comparison|admin|retention)/',
      },
      to: {
        path: '^src/server/(accounts|email|survey|profile|insights|comparison|admin)/(?!\\1\\.ts$)',
        pathNot: [
          '^src/server/$1/',
          '^src/server/accounts/accounts\\.ts$',
          '^src/server/survey/survey\\.ts$',
          '^src/server/profile/profile\\.ts$',
        ],
      },
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
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data)/|^bench/web/peers/' }, // the peers have packages of their own, there only once the bench has asked for them
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
