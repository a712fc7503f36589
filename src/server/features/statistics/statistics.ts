/** The public interface of the statistics feature for the rest of the server (ADR 30). */

export { hasRealPeople, type Publication, publishStatistics } from './publish.ts';
export { type DonatedPerson, refreshStatistics } from './refresh.ts';
export { type StoredStatistics, newestStatistics } from './snapshot.ts';
