/** The build makes this module (scripts/device/device-page.ts). */
declare module 'virtual:device-bank' {
  import type { BankData } from './bank.ts';

  export const data: BankData;
}
