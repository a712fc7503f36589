import type { Ref } from 'react';
import { Link } from 'react-router';
import { product } from '../../domain/product.ts';
import { paths } from '../platform/navigation/paths.ts';
import { QuickExit } from '../platform/quick-exit/quick-exit.tsx';
import { ThemeToggle } from '../ui/theme/theme-toggle.tsx';
import * as words from './words.ts';

export function SiteHeader({ linksRef }: { readonly linksRef: Ref<HTMLElement> }) {
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-4 sm:px-8 sm:py-5">
      <Link
        to={paths.landing()}
        className="inline-flex min-h-11 items-center font-display text-[1.35rem] font-medium tracking-tight"
      >
        {product.name}
      </Link>
      <nav
        aria-label={words.thisPage}
        ref={linksRef}
        className="order-last flex basis-full flex-wrap items-center gap-x-5 text-step--1 empty:hidden sm:order-none sm:ms-auto sm:basis-auto"
      />
      <div className="flex items-center gap-3">
        <ThemeToggle />
        <QuickExit />
      </div>
    </header>
  );
}
