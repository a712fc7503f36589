import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const HeaderLinksContext = createContext<HTMLElement | null>(null);

/** Provides the element of the page header into which `HeaderLinks` renders. */
export const HeaderLinksProvider = HeaderLinksContext.Provider;

/** Renders the links of a screen (TextLink, quiet Button) into the page header. */
export function HeaderLinks({ children }: { readonly children: ReactNode }) {
  const place = useContext(HeaderLinksContext);
  return place && createPortal(children, place);
}
