import { CompareForm } from './compare-form.tsx';
import { LoginCode } from './login-code.tsx';
import { ShareLink } from './share-link.tsx';

export function SharingSection({ shareCode }: { readonly shareCode: string | null }) {
  return (
    <div className="mt-20 grid gap-x-12 border-t border-line-strong lg:grid-cols-3 print:hidden">
      <ShareLink shareCode={shareCode} />
      <CompareForm />
      <LoginCode />
    </div>
  );
}
