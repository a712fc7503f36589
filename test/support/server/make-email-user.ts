import { type Mailbox, confirmAddress, readCode } from '../mailbox.ts';
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

export const password = 'four words of no sense';

/** Registers an account with the password and a confirmed e-mail address. */
export async function registerUser(spark: TestApp, mailbox: Mailbox) {
  const email = newAddress();
  const body = { email, password };
  const { user, accessToken: token, loginCode } = await spark.call('register', { body });
  const code = readCode(await mailbox.next(email));
  await spark.call('confirmEmail', { token, body: { code } });
  return { id: user.id, token, loginCode: loginCode ?? '', email };
}
