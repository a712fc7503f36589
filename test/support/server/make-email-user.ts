import { type Mailbox, confirmAddress } from '../mailbox.ts';
import { makeUser, type TestUser } from './make-user.ts';
import type { TestApp } from './test-app.ts';

let addresses = 0;
export const newAddress = (): string => `owner${(addresses += 1)}@mail.example`;

export async function makeEmailUser(
  spark: TestApp,
  mailbox: Mailbox,
): Promise<TestUser & { readonly email: string }> {
  const user = await makeUser(spark);
  const email = newAddress();
  await confirmAddress(spark, mailbox, user, email);
  return { ...user, email };
}
