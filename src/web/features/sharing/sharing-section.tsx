import { CompareForm } from './compare-form.tsx';
import { LoginCode } from './login-code.tsx';
import { ShareLink } from './share-link.tsx';

export function SharingSection({ shareCode }: { readonly shareCode: string | null }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-12 border-t border-line-strong max-sm:*:gap-2 max-sm:*:py-3 sm:mt-20 lg:grid-cols-3 print:hidden">
      <ShareLink shareCode={shareCode} />
      <CompareForm />
      <LoginCode />
    </div>
  );
}
