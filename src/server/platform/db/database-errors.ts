import { TemporaryFailure } from '../refusal.ts';

export type FailureCause =
  | 'full'
  | 'read_only'
  | 'unavailable'
  | 'busy'
  | 'conflict'
  | 'config'
  | 'other';

/** The caller may repeat a write that was not acknowledged. */
export class DatabaseUnavailable extends TemporaryFailure {
  readonly failure: FailureCause;

  constructor(message: string, failure: FailureCause = 'unavailable') {
    super(message);
    this.failure = failure;
  }

  override get isLoad(): boolean {
    return this.failure === 'busy';
  }
}

/** The transaction was undone because it conflicted with another one. It may run again. */
export class SerializationFailure extends DatabaseUnavailable {
  constructor(message: string) {
    super(message, 'conflict');
  }
}

/** The database rejects a statement because of a mistake of this program. */
export class StatementRefused extends Error {}

/** Only PostgreSQL throws it: on SQLite, no two transactions write at the same time. */
export class UniqueViolation extends Error {}

/** The server accepts only reads, as a standby does. Its data may be out of date. */
export class ReadOnlyServer extends DatabaseUnavailable {
  constructor() {
    super(
      'PostgreSQL takes no writes at the moment (25006): it is a standby, or was made read-only.',
      'read_only',
    );
  }
}

/** PostgreSQL rejects the user, password or database in `DATABASE_URL`; a retry cannot help. */
export class DatabaseConfigError extends DatabaseUnavailable {
  constructor(message: string) {
    super(message, 'config');
  }
}

/** The program cannot work with the schema of the database; the message says what to do. */
export class WrongSchema extends Error {}

export class SchemaTooEarly extends WrongSchema {
  constructor() {
    super(
      'This database was made before version 1.0 and cannot be opened: name an empty DATA_DIR or an empty database in DATABASE_URL, or start the program that made it.',
    );
  }
}

export class SchemaTooOld extends WrongSchema {
  constructor() {
    super(
      'No server of this version was started on this database yet. Start this version of the server once first.',
    );
  }
}

export class SchemaTooNew extends WrongSchema {
  constructor(unknownSteps: readonly string[]) {
    super(
      `A newer version of the program has changed this database (${unknownSteps.join(', ')}). Start that version, or restore a backup that was made before the upgrade.`,
    );
  }
}
