import { afterEach, expect, test, vi } from 'vitest';
import { sendLink } from './send-link.tsx';

const url = 'https://spark.example/compare?profile=1';

afterEach(() => vi.unstubAllGlobals());

const stubNavigator = (share?: () => Promise<void>) => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
  return writeText;
};

test('a link goes to the share sheet with its text', async () => {
  const share = vi.fn(async () => {});
  const writeText = stubNavigator(share);
  expect(await sendLink(url, 'Look:')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ url, text: 'Look:' });
  expect(writeText).not.toHaveBeenCalled();
});

test('a link without a text goes alone', async () => {
  const share = vi.fn(async () => {});
  stubNavigator(share);
  await sendLink(url);
  expect(share).toHaveBeenCalledWith({ url });
});

test('a closed share sheet is no failure', async () => {
  const writeText = stubNavigator(() => Promise.reject(new DOMException('', 'AbortError')));
  expect(await sendLink(url)).toBeNull();
  expect(writeText).not.toHaveBeenCalled();
});

test('without a share sheet text and link are copied', async () => {
  const writeText = stubNavigator();
  expect(await sendLink(url, 'Look:')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(`Look: ${url}`);
});

test('a link that cannot be copied is copied by hand', async () => {
  stubNavigator().mockRejectedValue(new Error('no permission'));
  expect(await sendLink(url)).toBe('failed');
});
