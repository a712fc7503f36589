/** The public interface of the keys feature: the secrets that open accounts, and the master key. */

export {
  addressKey,
  addWrap,
  deleteWrap,
  findWrap,
  hashToken,
  loginCodeKey,
  newToken,
  openWrap,
  parseToken,
  passwordKey,
  type TokenKey,
  tokenSeconds,
  unwrapByAddress,
  unwrapWithPasskey,
  unwrapWithToken,
  wrapDataKey,
  wrapForPasskey,
  wrapForToken,
  type WrappingKey,
} from './secrets.ts';
export { adoptMasterKey, dropPreviousKey, rewrapAddresses, startRewrapping } from './rewrapping.ts';
export {
  countRowsDuringChange,
  countRowsOnPreviousKey,
  describeRows,
  hasRows,
} from './rows-on-key-store.ts';
export { requireKeyInUse } from './instance-store.ts';
