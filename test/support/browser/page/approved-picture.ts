/**
 * Compares screenshots with approved pictures. The pictures are kept as lossless WebP, which needs
 * a quarter of the room of the PNG files that Playwright would keep.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { type Pixels, readPixels } from './read-pixels.ts';

/** How far a picture may differ. */
export interface Tolerance {
  /** Colour difference up to which two pixels count as equal, between 0 and 1. */
  readonly threshold: number;
  /** Returns how many pixels may differ in a picture of `pixels` pixels. */
  readonly mayDiffer: (pixels: number) => number;
}

/** Keeps a picture of the differences, which are red in it, with the results of the test. */
async function keepDifferences(name: string, diff: Buffer, { width, height }: Pixels) {
  const path = test.info().outputPath(`${name.replaceAll('/', '-')}-differences.png`);
  await sharp(diff, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);
  return path;
}

/** Returns how the screenshot differs from the approved picture, or null if it hardly does. */
async function describeDifference(
  screenshot: Buffer,
  approved: string,
  { threshold, mayDiffer }: Tolerance,
): Promise<string | null> {
  if (!existsSync(approved)) return 'there is no approved picture';
  const [now, before] = await Promise.all([readPixels(screenshot), readPixels(approved)]);
  if (now.width !== before.width || now.height !== before.height)
    return `it was ${before.width} × ${before.height} pixels, and is ${now.width} × ${now.height}`;
  const diff = Buffer.alloc(now.data.length);
  const { width, height } = now;
  const count = pixelmatch(before.data, now.data, diff, width, height, { threshold });
  if (count <= mayDiffer(width * height)) return null;
  return `${count} pixels differ, see ${await keepDifferences(approved, diff, now)}`;
}

/**
 * Expects a screenshot to look like the picture at `approved`, a path that ends in `.webp`.
 * With `--update-snapshots`, the screenshot becomes the approved picture if it differs.
 */
export async function expectApproved(
  screenshot: Buffer,
  approved: string,
  tolerance: Tolerance,
): Promise<void> {
  const difference = await describeDifference(screenshot, approved, tolerance);
  if (difference !== null && isApproving()) {
    mkdirSync(dirname(approved), { recursive: true });
    writeFileSync(approved, await sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer());
  } else expect.soft(difference, approved).toBeNull();
}

/** Returns whether the screenshots are to become the approved pictures. */
export const isApproving = (): boolean =>
  ['all', 'changed'].includes(test.info().config.updateSnapshots);
