import {
  type Keyring,
  rotatingKey,
  type RotatingKey,
  singleKey,
} from '../../../src/server/platform/crypto/keyring.ts';
import { type Keys, readKeys } from '../../../src/server/platform/crypto/master-key.ts';

const filledWith = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);

export const testKeys: Keys = {
  loginCode: filledWith(7),
  check: filledWith(8),
  email: filledWith(9),
  rateLimit: filledWith(10),
  shareCode: filledWith(11),
  addressWrap: filledWith(12),
  backup: filledWith(13),
};

export const testKeyring: Keyring = singleKey(testKeys);

/** A key as the features take it, on a site that has never changed its master key. */
export const testKey = (purpose: Exclude<keyof Keys, 'check'>): RotatingKey =>
  rotatingKey(testKeyring, purpose);

export const makeMasterKey = (byte: number): string => Buffer.alloc(32, byte).toString('base64');

export const makeKeys = (byte: number): Keys => readKeys(makeMasterKey(byte), '');
