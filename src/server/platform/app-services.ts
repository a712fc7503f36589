/** The services that features use, and the effects that a change in one feature has on others. */

import type { computeProfile, selectSetB } from 'spark-psychometrics';
import type { AcceptedReply, Input, Reply } from '../../contract/endpoints.ts';
import type { Site } from '../../contract/site.ts';
import type { Attempt } from '../../core/survey/attempt.ts';
import type { ItemBank } from '../../core/survey/bank.ts';
import type { CompatibilityLevel } from '../../domain/scoring.ts';
import type { RotatingKey } from './crypto/keyring.ts';
import type { RandomBytes } from './crypto/random.ts';
import type { Database, Tx } from './db/database.ts';
import type { Accepted, Owner } from './http/handlers.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { RateLimiter } from './rate-limit/rate-limit.ts';

/** The app makes them once. A function asks for those that it needs, so a test has few to make. */
export interface Services {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly limits: RateLimiter;
  readonly mail: MailQueue;
  readonly logError: (error: unknown, what: string) => void;
  readonly site: Pick<Site, 'operator' | 'contact'>;
  /** Returns the web app's address, for links in messages; every passkey is tied to it. */
  readonly publicUrl: () => string;
  /**
   * Returns the bank with the parameters that score everybody now. A request that needs them twice
   * keeps the one that it got, because an administrator may switch in between.
   */
  readonly bankInUse: () => ItemBank;
  /** Returns the bank with the parameters of a record or a reading; null if they are gone. */
  readonly bankOf: (tx: Tx, parameterSet: string) => Promise<ItemBank | null>;
  /** Tests replace these. */
  readonly model: {
    readonly computeProfile: typeof computeProfile;
    readonly selectSetB: typeof selectSetB;
  };
  readonly loginCodeKey: RotatingKey;
  readonly shareCodeKey: RotatingKey;
  readonly emailKey: RotatingKey;
  /** Wraps the data keys of accounts with a confirmed address. */
  readonly addressWrapKey: RotatingKey;
  /** The public key of calibration, 32 bytes; null if the site takes no donations. */
  readonly calibrationKey: Uint8Array | null;
  readonly followers: Followers;
}

type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

export interface StoredInsight extends Insight {
  /** The version of the scoring model that computed the figures in the prompt. */
  readonly modelVersion: string;
}

/** The level of a shared reading, and whether it helped to talk, from 1 to 7. */
export interface Outcome {
  readonly level: CompatibilityLevel;
  readonly helped: number;
}

interface Revision {
  readonly attemptId: string;
  readonly itemId: string;
  readonly isPassed: boolean;
}

/**
 * Calls from a feature to the features built on it. A call with a `tx` is part of that transaction,
 * whose account is locked. `app-followers.ts` lists them.
 */
export interface Followers {
  signInByEmail(
    client: string,
    body: Input<'login'>['body'],
  ): Promise<Reply<'login'> | Accepted<AcceptedReply<'login'>>>;
  signedIn(tx: Tx, owner: Owner): Promise<void>;
  surveyStarted(synthetic: boolean): void;
  /** After the commit. Must not throw. */
  surveyFinished(owner: Owner, attempt: Attempt & { readonly version: number }): Promise<void>;
  /** Earlier attempts are about to be deleted. Must not lock the account's attempts. */
  surveyFinishing(tx: Tx, owner: Owner): Promise<void>;
  limitMarked(tx: Tx, owner: Owner): Promise<void>;
  /** An answer of the finished survey has become a pass, or a pass an answer. */
  answerRevised(tx: Tx, owner: Owner, revision: Revision): Promise<void>;
  /** Called after a change of the public record's content. */
  recordChanged(tx: Tx, owner: Owner): Promise<void>;
  /** The age range or the gender has changed. */
  informationChanged(tx: Tx, owner: Owner): Promise<void>;
  accountDeleting(tx: Tx, owner: Owner): Promise<void>;
  /** Whether the account has links that have not ended. */
  hasOpenLinks(tx: Tx, userId: string): Promise<boolean>;
  removeLinks(tx: Tx, userId: string): Promise<void>;
  findInsight(tx: Tx, owner: Owner, attemptId: string): Promise<StoredInsight | undefined>;
  /** Returns the owner's answers about shared readings of an attempt. */
  listOutcomes(tx: Tx, owner: Owner, attemptId: string): Promise<readonly Outcome[]>;
}
