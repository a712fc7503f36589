/** Imports that the walls must report, and imports that they must allow. */

export interface PlantedImport {
  readonly from: string;
  /**
   * The imported module or package. If null, `from` is a module without imports that no module
   * uses.
   */
  readonly to: string | null;
  readonly isTypeOnly?: true;
}

/** For each rule, by its name in the configuration: imports that break this rule and no other. */
export const forbiddenImports: Readonly<Record<string, readonly PlantedImport[]>> = {
  'no-cycles': [{ from: 'src/web/ui/circle-a.ts', to: 'src/web/ui/circle-b.ts' }],
  'domain-imports-nothing': [
    { from: 'src/domain/uses-node.ts', to: 'node:crypto' },
    { from: 'src/domain/uses-package.ts', to: 'zod' },
    { from: 'src/domain/uses-contract.ts', to: 'src/contract/calls/calls.ts', isTypeOnly: true },
  ],
  'contract-imports-domain-and-zod': [
    { from: 'src/contract/uses-node.ts', to: 'node:fs' },
    { from: 'src/contract/uses-fastify.ts', to: 'fastify', isTypeOnly: true },
    { from: 'src/contract/uses-mathematics.ts', to: 'src/psychometrics/index.ts' },
  ],
  'psychometrics-imports-domain': [
    { from: 'src/psychometrics/kernel/uses-node.ts', to: 'node:crypto' },
    { from: 'src/psychometrics/uses-package.ts', to: 'zod' },
    { from: 'src/psychometrics/uses-contract.ts', to: 'src/contract/calls/calls.ts' },
    { from: 'src/psychometrics/uses-server.ts', to: 'src/server/errors.ts', isTypeOnly: true },
  ],
  'server-never-web': [
    { from: 'src/server/platform/http/uses-web.ts', to: 'src/web/platform/session/session.ts' },
    { from: 'src/server/platform/http/uses-web.test.ts', to: 'src/web/platform/api/client.ts' },
  ],
  'web-never-server': [
    { from: 'src/web/platform/uses-server.ts', to: 'src/server/platform/http/http.ts' },
    { from: 'src/web/features/survey/uses-mathematics.ts', to: 'src/psychometrics/index.ts' },
    {
      from: 'src/web/features/survey/uses-types.ts',
      to: 'src/server/features/survey/survey.ts',
      isTypeOnly: true,
    },
  ],
  'web-takes-no-zod-at-run-time': [
    { from: 'src/web/platform/uses-zod.ts', to: 'zod' },
    { from: 'src/web/platform/uses-endpoints.ts', to: 'src/contract/endpoints.ts' },
    { from: 'src/web/features/survey/uses-schemas.ts', to: 'src/contract/schemas/survey.ts' },
  ],
  'nobody-imports-app': [
    { from: 'src/server/features/survey/uses-app.ts', to: 'src/server/app.ts' },
    { from: 'src/server/operations/doctor/uses-main.ts', to: 'src/server/main.ts' },
    { from: 'src/web/features/survey/uses-app.ts', to: 'src/web/app/routes.tsx' },
  ],
  'ui-knows-only-domain': [
    { from: 'src/web/ui/uses-platform.tsx', to: 'src/web/platform/session/session.ts' },
    { from: 'src/web/ui/uses-contract.ts', to: 'src/contract/calls/calls.ts' },
  ],
  'server-feature-is-declared': [
    { from: 'src/server/app.ts', to: 'src/server/features/undeclared/undeclared.ts' },
  ],
  'web-feature-is-declared': [
    { from: 'src/web/app/uses-undeclared.tsx', to: 'src/web/features/undeclared/undeclared.tsx' },
  ],
  'server-feature-through-its-noun': [
    {
      from: 'src/server/features/survey/uses-tokens.ts',
      to: 'src/server/features/accounts/tokens.ts',
    },
    {
      from: 'src/server/features/comparison/uses-store.ts',
      to: 'src/server/features/profile/store.ts',
    },
    {
      from: 'src/server/features/insights/uses-types.ts',
      to: 'src/server/features/profile/parts/summary.ts',
      isTypeOnly: true,
    },
  ],
  'web-feature-through-its-noun': [
    {
      from: 'src/web/features/profile/uses-part.tsx',
      to: 'src/web/features/sharing/share-link.tsx',
    },
    { from: 'src/web/features/demo/uses-hook.ts', to: 'src/web/features/survey/use-survey.ts' },
  ],
  'server-features-in-order': [
    {
      from: 'src/server/features/accounts/looks-back.ts',
      to: 'src/server/features/survey/survey.ts',
    },
    {
      from: 'src/server/features/profile/looks-back.ts',
      to: 'src/server/features/insights/insights.ts',
      isTypeOnly: true,
    },
  ],
  'web-features-in-order': [
    { from: 'src/web/features/survey/looks-back.ts', to: 'src/web/features/profile/profile.tsx' },
    { from: 'src/web/features/account/looks-back.tsx', to: 'src/web/features/gallery/gallery.tsx' },
  ],
  'server-platform-knows-no-feature': [
    {
      from: 'src/server/platform/http/uses-feature.ts',
      to: 'src/server/features/survey/survey.ts',
    },
    {
      from: 'src/server/platform/jobs/uses-operation.ts',
      to: 'src/server/operations/backup/backup.ts',
    },
  ],
  'web-platform-knows-no-feature': [
    { from: 'src/web/platform/uses-feature.ts', to: 'src/web/features/survey/survey.tsx' },
    {
      from: 'src/web/platform/api/uses-types.ts',
      to: 'src/web/features/profile/profile.tsx',
      isTypeOnly: true,
    },
  ],
  'only-stores-open-the-database': [
    {
      from: 'src/server/features/survey/opens-database.ts',
      to: 'src/server/platform/db/migrate.ts',
    },
    {
      from: 'src/server/platform/http/opens-database.ts',
      to: 'src/server/platform/db/sqlite/sqlite.ts',
    },
  ],
  'routes-know-no-store': [
    { from: 'src/server/features/survey/routes.ts', to: 'src/server/features/survey/store.ts' },
  ],
  'no-orphans-in-src': [{ from: 'src/domain/unused.ts', to: null }],
  'test-support-stays-outside': [
    { from: 'src/web/platform/uses-test-support.ts', to: 'test/support/browser/clock.ts' },
    {
      from: 'src/server/features/survey/uses-test-support.ts',
      to: 'test/support/server/test-app.ts',
    },
    { from: 'src/server/operations/uses-research.ts', to: 'research/calibration/calibrate.ts' },
  ],
  'no-unresolvable': [
    { from: 'src/server/platform/http/uses-missing-file.ts', to: 'src/server/platform/missing.ts' },
    { from: 'src/server/platform/http/uses-missing-package.ts', to: 'no-such-package' },
  ],
};

/**
 * The import that completes the cycle of 'no-cycles'. It is not in that list, because a cycle is
 * reported only once.
 */
export const cycleClosingImport: PlantedImport = {
  from: 'src/web/ui/circle-b.ts',
  to: 'src/web/ui/circle-a.ts',
};

export const allowedImports: readonly PlantedImport[] = [
  { from: 'src/domain/themes.ts', to: 'src/domain/scoring.ts' },
  { from: 'src/contract/endpoints.ts', to: 'zod' },
  { from: 'src/contract/endpoints.ts', to: 'src/domain/themes.ts' },
  { from: 'src/psychometrics/index.ts', to: 'src/domain/themes.ts' },
  { from: 'src/server/main.ts', to: 'src/server/app.ts' },
  { from: 'src/server/app.ts', to: 'src/server/features/survey/routes.ts' },
  { from: 'src/server/app.ts', to: 'src/server/platform/db/sqlite/sqlite.ts' },
  { from: 'src/server/features/survey/routes.ts', to: 'src/server/features/survey/survey.ts' },
  { from: 'src/server/features/survey/survey.ts', to: 'src/server/features/survey/store.ts' },
  { from: 'src/server/features/survey/store.ts', to: 'src/server/platform/db/database.ts' },
  { from: 'src/server/features/survey/survey.ts', to: 'src/server/features/accounts/accounts.ts' },
  { from: 'src/server/features/survey/survey.ts', to: 'src/psychometrics/index.ts' },
  { from: 'src/server/features/survey/survey.ts', to: 'src/domain/themes.ts' },
  {
    from: 'src/server/features/survey/survey.ts',
    to: 'src/server/platform/db/database.ts',
    isTypeOnly: true,
  },
  { from: 'src/server/features/survey/survey.test.ts', to: 'test/support/server/test-app.ts' },
  {
    from: 'src/server/features/survey/survey.test.ts',
    to: 'src/server/features/accounts/tokens.ts',
  },
  { from: 'src/web/app/routes.tsx', to: 'src/web/features/profile/profile-screen.tsx' },
  {
    from: 'src/web/features/profile/profile-screen.tsx',
    to: 'src/web/features/sharing/sharing.tsx',
  },
  {
    from: 'src/web/features/profile/profile-screen.tsx',
    to: 'src/web/platform/session/session.ts',
  },
  { from: 'src/web/features/profile/profile-screen.tsx', to: 'src/web/ui/components/button.tsx' },
  {
    from: 'src/web/features/gallery/families.tsx',
    to: 'src/web/features/survey/question-card.tsx',
  },
  { from: 'src/web/app/routes.tsx', to: 'src/web/features/gallery/families.tsx' },
  { from: 'src/web/platform/session/session.ts', to: 'src/contract/calls/calls.ts' },
  {
    from: 'src/web/platform/session/session.ts',
    to: 'src/contract/endpoints.ts',
    isTypeOnly: true,
  },
  { from: 'src/web/ui/components/button.tsx', to: 'src/domain/themes.ts' },
];
