/**
 * Something that the server depends on does not answer, so that the caller may try again later.
 * The message is for the log; the caller never reads it.
 */
export class TemporaryFailure extends Error {}
