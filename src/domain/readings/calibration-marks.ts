/** What a calibration reports as worth an administrator's attention (F4). */

/** A question has changed if its parameters lie more standard errors from the present ones. */
export const driftErrors = 3;

/** A group that gave fewer answers to a question is not compared with others (ADR 28). */
export const minGroupAnswers = 200;
