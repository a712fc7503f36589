/** The public interface of the statistics feature for the rest of the server (ADR 30). */

export { hasRealPeople, publishStatistics } from './publish.ts';
export { type DonatedPerson, refreshStatistics } from './refresh.ts';
