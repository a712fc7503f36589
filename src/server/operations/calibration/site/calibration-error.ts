/** A reason why no calibration was made; the message is a sentence for the operator. */
export class CalibrationError extends Error {}
