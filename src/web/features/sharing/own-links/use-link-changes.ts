import { useEffect, useRef, useState } from 'react';
import type { OwnLink } from './use-links.ts';

/** Tracks the link in the making, and the last created and deleted ones. */
export function useLinkChanges(links: readonly OwnLink[]) {
  const [isMaking, setMaking] = useState(false);
  const [newLinkId, setNewLinkId] = useState<string | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog leaves with the row that it stands in. Until then it keeps the focus.
  const goneId = links.some(({ linkId }) => linkId === deletedId) ? null : deletedId;
  useEffect(() => {
    if (goneId !== null) heading.current?.focus();
  }, [goneId]);
  return {
    heading,
    isMaking,
    newLinkId,
    isDeleted: deletedId !== null,
    begin: () => setMaking(true),
    cancel: () => setMaking(false),
    onMade: (link: OwnLink) => {
      setDeletedId(null);
      setMaking(false);
      setNewLinkId(link.linkId);
    },
    onDeleted: setDeletedId,
  };
}
