import type { ReactNode } from 'react';

export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">{children}</div>
);
