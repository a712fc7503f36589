import { useLocation } from 'react-router';

const texts = {
  information: 'Your changes are saved.',
  email:
    'Your changes are saved. A message with a link is on its way to the address you entered: it counts once you have opened the link, within 24 hours.',
} as const;

const isKnown = (saved: unknown): saved is keyof typeof texts =>
  typeof saved === 'string' && Object.hasOwn(texts, saved);

/** Confirms what /profile/edit saved before it opened this page (spec §2). */
export function SavedNotice() {
  const { state } = useLocation();
  const saved: unknown = state?.saved;
  if (!isKnown(saved)) return null;
  return (
    <output className="mt-4 block max-w-3xl rounded-card bg-raised px-5 py-4 text-good print:hidden">
      {texts[saved]}
    </output>
  );
}
