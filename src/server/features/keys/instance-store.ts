/** Which master key the database belongs to (ADR 36). */

export {
  adoptKeys,
  clearPreviousCheck,
  isKeyInUse,
  requireKeyInUse,
  requireKnownKey,
} from '../../platform/db/key-check.ts';
