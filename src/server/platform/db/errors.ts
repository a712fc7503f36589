/** Failures of a database, as both engines report them. */

import { TemporaryFailure } from '../refusal/temporary-failure.ts';

/** The database does not answer in time. A write that was not acknowledged may be sent again. */
export class DatabaseUnavailable extends TemporaryFailure {}

/** The transaction lost against a concurrent one and was undone; it may run again. */
export class SerializationFailure extends DatabaseUnavailable {}

/** PostgreSQL rejects the sign-in or the name in `DATABASE_URL`: waiting cannot help. */
export class DatabaseConfigError extends DatabaseUnavailable {}
