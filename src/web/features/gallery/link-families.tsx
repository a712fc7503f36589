import { OfferCard } from '../../platform/arrival/arrival-offer.tsx';
import { readOffer } from '../../platform/arrival/offer.ts';
import { LinkRow } from '../sharing/links-screen.tsx';
import { NewLinkForm } from '../sharing/new-link.tsx';
import {
  ClosedNotice,
  EndedNotice,
  LinkFailedNotice,
  ShownLink,
} from '../sharing/opened-link-screen.tsx';
import { Family, State } from './family.tsx';
import { inventLink, inventLinks, inventOpened, inventToken } from './invented/invented-links.ts';

const nothing = () => {};
const now = new Date('2026-11-20T12:00:00Z');
const origin = 'https://spark.example';

const row = { now, origin, onDeleted: nothing };

export const OwnLinks = () => (
  <Family title="Links of one’s own">
    <ul>
      <LinkRow {...row} isNew link={inventLink(9, { level: 'words', label: 'Just made' })} />
      {inventLinks().map((link) => (
        <LinkRow key={link.linkId} {...row} isNew={false} link={link} />
      ))}
    </ul>
  </Family>
);

export const NewLink = () => (
  <Family title="A link before it is made">
    <NewLinkForm onMade={nothing} onCancel={nothing} />
  </Family>
);

export function OpenedLinks() {
  const [words, dimensions, chosen] = inventOpened();
  return (
    <Family title="Somebody’s link: each level, one’s own">
      <ShownLink opened={words} isOwn={false} />
      <ShownLink opened={chosen} isOwn={false} />
      <ShownLink opened={dimensions} isOwn />
    </Family>
  );
}

export const LinkNotices = () => (
  <Family title="Somebody’s link: a failure, before the press, after its end">
    <LinkFailedNotice error={null} onRetry={nothing} />
    <ClosedNotice isOpening={false} onShow={nothing} />
    <EndedNotice />
  </Family>
);

export const Offers = () => (
  <Family title="What brought a visitor here">
    {(['finished', 'former', 'none'] as const).map((profile) => (
      <State key={profile} name={`profile: ${profile}`}>
        {(
          [
            { kind: 'code', shareCode: 'ABCDEFGHJKMNPQRSTVWX' },
            { kind: 'invitation', token: inventToken(1) },
            { kind: 'link', token: inventToken(1) },
          ] as const
        ).map((arrival) => (
          <OfferCard key={arrival.kind} offer={readOffer(arrival, profile)} onPutAside={nothing} />
        ))}
      </State>
    ))}
  </Family>
);
