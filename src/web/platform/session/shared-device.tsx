import type { ComponentProps } from 'react';
import * as words from '../words.ts';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'defaultChecked' | 'onChange'>;

/** Stands in the sign-in form and in the welcome of a new account. */
export const SharedDevice = (props: Props) => (
  <label className="flex min-h-11 max-w-fit cursor-pointer items-start gap-x-3 py-1">
    <input
      {...props}
      type="checkbox"
      name="shared-device"
      className="mt-1 size-5 shrink-0 accent-(--accent)"
    />
    <span>
      {words.sharedDevice}
      <span className="block text-step--1 text-muted">{words.sharedDeviceHint}</span>
    </span>
  </label>
);
