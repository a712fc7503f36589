import type { ReactNode, SVGProps } from 'react';
import { direction } from '../../ui/language/locale.ts';
import { side } from './palette.ts';

/** From right to left a picture is turned as a whole, and each text is turned back in its place. */
export const Turned = ({ children }: { readonly children: ReactNode }): ReactNode =>
  direction === 'ltr' ? children : <g transform={`translate(${side}) scale(-1 1)`}>{children}</g>;

interface Props extends SVGProps<SVGTextElement> {
  readonly x?: number;
}

export const PictureText = (text: Props): ReactNode =>
  direction === 'ltr' ? (
    <text {...text} />
  ) : (
    <text {...text} x={-(text.x ?? 0)} direction="rtl" transform="scale(-1 1)" />
  );
