import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { type Mailbox, openMailbox } from '../mailbox.ts';
import { openTestApp, type TestApp } from './test-app.ts';

type Options = Parameters<typeof openTestApp>[0];

/** An app for all tests of the file or `describe`; usable from the first test or later hook on. */
export function useTestApp(options?: Options): TestApp {
  const spark = {} as TestApp; // as: the hook fills it
  beforeAll(async () => void Object.assign(spark, await openTestApp(options)));
  afterAll(() => spark.close());
  return spark;
}

export function useFreshTestApp(options?: Options): TestApp {
  const spark = {} as TestApp; // as: the hook fills it
  beforeEach(async () => void Object.assign(spark, await openTestApp(options)));
  afterEach(() => spark.close());
  return spark;
}

export function useMailApp(): { readonly spark: TestApp; readonly mailbox: Mailbox } {
  const spark = {} as TestApp; // as: the hook fills it
  const mailbox = {} as Mailbox; // as: the hook fills it
  beforeAll(async () => {
    Object.assign(mailbox, await openMailbox());
    Object.assign(spark, await openTestApp({ mailer: mailbox.mailer() }));
  });
  afterAll(async () => {
    await spark.close();
    await mailbox.close();
  });
  return { spark, mailbox };
}

export async function openAppForTest(options?: Options): Promise<TestApp> {
  const spark = await openTestApp(options);
  onTestFinished(() => spark.close());
  return spark;
}
