/** The public interface of the statistics feature for the rest of the server (ADR 30). */

export { findNewcomers, makePublication } from './publish.ts';
export {
  hasRealPeople,
  type Publication,
  publishStatistics,
  refreshStatistics,
} from './publish.ts';
export {
  newestStatistics,
  readRow as readStatisticsRow,
  type StoredStatistics,
} from './statistics-store.ts';
