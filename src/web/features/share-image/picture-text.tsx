import type { ReactNode, SVGProps } from 'react';
import { direction } from '../../ui/language/locale.ts';
import { side } from './palette.ts';

/** Where writing runs the other way the picture is mirrored, and each text is mirrored back. */
export const Turned = ({ children }: { readonly children: ReactNode }): ReactNode =>
  direction === 'ltr' ? children : <g transform={`translate(${side}) scale(-1 1)`}>{children}</g>;

/** Where a text, or a line of it, begins in the picture as it is seen. */
export const seenAt = (x: number): number => (direction === 'ltr' ? x : -x);

interface Props extends SVGProps<SVGTextElement> {
  readonly x?: number;
}

export const PictureText = (text: Props): ReactNode =>
  direction === 'ltr' ? (
    <text {...text} />
  ) : (
    <text {...text} x={seenAt(text.x ?? 0)} direction="rtl" transform="scale(-1 1)" />
  );
