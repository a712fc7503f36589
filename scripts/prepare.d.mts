/**
 * The types of `prepare.mjs` for TypeScript code. The module is JavaScript, because it runs before
 * Node 24 is installed.
 */

export declare function buildIfChanged(node?: string): void;

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly peer?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
interface PackageList {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export declare function isInstalled(lock: PackageList, installed: PackageList): boolean;

export declare function isLocked(
  project: Pick<LockedPackage, 'dependencies' | 'devDependencies'>,
  lock: PackageList,
): boolean;
