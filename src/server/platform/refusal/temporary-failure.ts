/** A dependency does not answer and the caller may try again; the message is for the log only. */
export class TemporaryFailure extends Error {}
