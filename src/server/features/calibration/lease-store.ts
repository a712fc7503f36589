/** The one row that keeps two nodes from calibrating at the same time (ADR 28). */

import type { Tx } from '../../platform/db/database.ts';

const id = 1;
/** Long enough for the longest step of a calibration, after which the holder renews the lease. */
const leaseMilliseconds = 1_800_000;

interface LeaseHolder {
  readonly holder: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Takes the lease, or prolongs it. Returns whether the holder has it: another one keeps it until it
 * ends.
 */
export async function holdLease(tx: Tx, { holder, now }: LeaseHolder): Promise<boolean> {
  const row = { id, holder, expires_at: now + leaseMilliseconds };
  await tx
    .insertInto('calibration_lease')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ holder, expires_at: row.expires_at })
        .where(({ eb, or, ref }) =>
          or([
            eb('calibration_lease.holder', '=', holder),
            eb(ref('calibration_lease.expires_at'), '<=', now),
          ]),
        ),
    )
    .execute();
  const held = await tx
    .selectFrom('calibration_lease')
    .select('holder')
    .where('id', '=', id)
    .executeTakeFirst();
  return held?.holder === holder;
}

export async function endLease(tx: Tx, holder: string): Promise<void> {
  await tx.deleteFrom('calibration_lease').where('holder', '=', holder).execute();
}
