/** Finds the installed packages that the server needs. Those of the web app are in its build. */

export interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Returns the names of the packages that a module imports, at its start or later. */
export function findPackageNames(source: string): string[] {
  const imports = source.matchAll(
    /^(?:import|export|\}) [^']*from '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm,
  );
  return [...imports]
    .map(([, early, late]) => early ?? late ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** Resolves a package as Node does: in the folder that needs it, or one that contains that. */
function resolve(packages: LockedPackages, name: string, from: string): string | undefined {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (folder in packages) return folder;
  if (from === '') return undefined;
  return resolve(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
}

function requiredNames(locked: LockedPackage): string[] {
  const isOptional = (name: string) => locked.peerDependenciesMeta?.[name]?.optional === true;
  return [
    ...Object.keys(locked.dependencies ?? {}),
    ...Object.keys(locked.optionalDependencies ?? {}),
    ...Object.keys(locked.peerDependencies ?? {}).filter((name) => !isOptional(name)),
  ];
}

/**
 * Returns the folders of the named packages and of all that they need, sorted. Leaves out packages
 * that the lock file does not have, such as those for other systems.
 */
export function findRuntimeFolders(packages: LockedPackages, names: Iterable<string>): string[] {
  const found = new Set<string>();
  const follow = (name: string, from: string): void => {
    const folder = resolve(packages, name, from);
    if (folder === undefined || found.has(folder)) return;
    found.add(folder);
    for (const next of requiredNames(packages[folder] ?? {})) follow(next, folder);
  };
  for (const name of names) follow(name, '');
  return [...found].toSorted();
}
