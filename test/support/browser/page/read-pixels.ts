import sharp from 'sharp';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel, row by row: red, green, blue, opacity. */
  readonly data: Uint8Array;
}

/** Reads an image, or the file of one, of any format. */
export async function readPixels(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
