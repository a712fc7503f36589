/**
 * A dependency, such as the database, does not answer, and the caller may try again. The message is
 * only for the log.
 */
export class TemporaryFailure extends Error {}
