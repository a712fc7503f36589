import type { ReactNode, SVGProps } from 'react';
import { direction } from '../../ui/language/locale.ts';
import { side } from './palette.ts';

/** Where writing runs the other way the picture is mirrored, and each text is mirrored back. */
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
