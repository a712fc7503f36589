/** Shows how much room is left, how large the database is and how old the newest backup. */

import { Gauge, type Registry } from 'prom-client';

export interface DiskFigures {
  readonly folder: 'data' | 'backups';
  readonly freeBytes: number;
  readonly sizeBytes: number;
}

/** A figure that is null or missing cannot be had on this node. */
export interface StorageFigures {
  readonly disks: readonly DiskFigures[];
  readonly databaseBytes: number | null;
  /** The size of SQLite's write-ahead log. */
  readonly logBytes: number | null;
  /** Infinite if there is no backup. */
  readonly backupAgeSeconds: number | null;
}

export interface StorageMetrics {
  /** Registers `measure`, which is called whenever the metrics are collected. */
  watchStorage(measure: () => Promise<StorageFigures>): void;
  refreshStorage(): Promise<void>;
}

export function createStorageMetrics(registry: Registry): StorageMetrics {
  let measure: (() => Promise<StorageFigures>) | undefined;
  const createGauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ): Gauge<Label> => new Gauge({ name, help, labelNames, registers: [registry] });
  const free = createGauge('spark_disk_free_bytes', 'Room left, by folder.', ['folder']);
  const size = createGauge('spark_disk_size_bytes', 'Size of the disk, by folder.', ['folder']);
  const database = createGauge('spark_database_bytes', 'Size of the database.');
  const log = createGauge('spark_wal_bytes', 'Size of the embedded database’s write-ahead log.');
  const backupAge = createGauge('spark_backup_age_seconds', 'Age of the newest backup.');
  const all = [free, size, database, log, backupAge];
  for (const gauge of all) gauge.remove();
  return {
    watchStorage(given) {
      measure = given;
    },
    async refreshStorage() {
      const figures = await measure?.();
      if (!figures) return;
      for (const gauge of all) gauge.reset();
      for (const gauge of [database, log, backupAge]) gauge.remove();
      for (const { folder, freeBytes, sizeBytes } of figures.disks) {
        free.set({ folder }, freeBytes);
        size.set({ folder }, sizeBytes);
      }
      if (figures.databaseBytes !== null) database.set(figures.databaseBytes);
      if (figures.logBytes !== null) log.set(figures.logBytes);
      if (figures.backupAgeSeconds !== null) backupAge.set(figures.backupAgeSeconds);
    },
  };
}
