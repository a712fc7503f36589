import { Gauge, type Registry } from 'prom-client';

export interface DiskFigures {
  readonly folder: 'data' | 'backups';
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/** A null or missing figure is not available on this node. */
export interface StorageFigures {
  readonly disks: readonly DiskFigures[];
  readonly databaseBytes: number | null;
  readonly logBytes: number | null;
  readonly synchronousStandbys: number | null;
  /** Infinite if there is no backup. */
  readonly backupAgeSeconds: number | null;
}

function setOrOmit(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

export function createStorageMetrics(registry: Registry) {
  let measure: (() => Promise<StorageFigures>) | undefined;
  const registers = [registry];
  const labelNames = ['folder'] as const;
  const createDiskGauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames, registers });
  const free = createDiskGauge('spark_disk_free_bytes', 'Room left on the disk of a folder.');
  const size = createDiskGauge('spark_disk_size_bytes', 'Size of the disk of a folder.');
  const createGauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const database = createGauge('spark_database_bytes', 'Size of the database.');
  const log = createGauge('spark_wal_bytes', 'Size of the write-ahead log, embedded database.');
  const standbys = createGauge(
    'spark_synchronous_standbys',
    'Standbys that may acknowledge a commit of PostgreSQL.',
  );
  const backupAge = createGauge('spark_backup_age_seconds', 'Age of the newest backup.');
  return {
    watchStorage(given: () => Promise<StorageFigures>): void {
      measure = given;
    },
    async refreshStorage(): Promise<void> {
      const figures = await measure?.();
      for (const gauge of [free, size]) gauge.reset(); // a disk may have gone
      for (const { folder, freeBytes, sizeBytes } of figures?.disks ?? []) {
        free.set({ folder }, freeBytes);
        size.set({ folder }, sizeBytes);
      }
      setOrOmit(database, figures?.databaseBytes ?? null);
      setOrOmit(log, figures?.logBytes ?? null);
      setOrOmit(standbys, figures?.synchronousStandbys ?? null);
      setOrOmit(backupAge, figures?.backupAgeSeconds ?? null);
    },
  };
}
