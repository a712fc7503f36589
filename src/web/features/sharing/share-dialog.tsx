import { useState } from 'react';
import { togetherCalls } from '../../../contract/together-calls.ts';
import { defaultCompareDetail } from '../../../domain/comparing.ts';
import { defaultPairHours } from '../../../domain/together.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { paths, sharingHash } from '../../platform/navigation/paths.ts';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { bindCalls } from '../../platform/session/call.ts';
import { useSession } from '../../platform/session/session.ts';
import { Button } from '../../ui/components/button.tsx';
import { FoldedRow } from '../../ui/components/fold.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { Option } from '../../ui/forms/options.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { loadPictureDialog, type PictureSubject } from '../share-image/share-image.ts';
import { emptyDraft, toChoice, toRequest } from './link-view.ts';
import {
  LinkField,
  PreviewButton,
  QrButton,
  type Sent,
  SharedPages,
  sendLink,
} from './send-link.tsx';
import { previewLink, useLinkActions } from './use-links.ts';
import * as words from './words.ts';

const call = bindCalls(togetherCalls);

type Way = keyof typeof words.wayNames;

/** The chosen way, and the links of this dialog. One that was made is sent again. */
function useShare(shareCode: string | null) {
  const { create } = useLinkActions();
  const { origin } = window.location;
  const [way, setWay] = useState<Way>(shareCode === null ? 'both' : 'compare');
  const [links, setLinks] = useState<Partial<Record<Way, string>>>(
    shareCode === null ? {} : { compare: origin + paths.publicProfile(shareCode) },
  );
  const [sent, setSent] = useState<Partial<Record<Way, Sent>>>({});
  const { isBusy, failure, perform } = useAction(words.linkNotMade);
  const makePath = async () =>
    way === 'both'
      ? paths.together((await call('createPair', { body: { hours: defaultPairHours } })).token)
      : paths.openedLink((await create(toRequest(emptyDraft))).token);
  const send = () =>
    perform(async () => {
      const link = links[way] ?? origin + (await makePath());
      setLinks((before) => ({ ...before, [way]: link }));
      // Not awaited: some share sheets never say that they were closed.
      void sendLink(link).then((how) => setSent((before) => ({ ...before, [way]: how })));
    });
  return { way, setWay, link: links[way] ?? null, sent: sent[way], isBusy, failure, send };
}

interface Props {
  /** Null while sharing is switched off. */
  readonly shareCode: string | null;
  readonly subject: PictureSubject;
  readonly onClose: () => void;
}

/** The one door to all that can be shared; `Send link` is the second press. */
export default function ShareDialog({ shareCode, subject, onClose }: Props) {
  const { way, setWay, link, ...sending } = useShare(shareCode);
  const detail = useSession(({ user }) => user?.compareDetail ?? defaultCompareDetail);
  const hints: Readonly<Record<Way, string>> = {
    ...words.ways,
    compare: shareCode === null ? words.sharingIsOff : words.whatLinkShows[detail],
  };
  const option = (each: Way) => (
    <Option
      key={each}
      type="radio"
      group="way"
      label={words.wayNames[each]}
      hint={hints[each]}
      isChosen={way === each}
      isDisabled={each === 'compare' && shareCode === null}
      onChoose={() => setWay(each)}
    />
  );
  return (
    <ClosableDialog title={words.share} onClose={onClose}>
      <fieldset>
        <legend className="sr-only">{words.whatToShare}</legend>
        {(['compare', 'both', 'words'] as const).map(option)}
        {subject.themes.length > 0 && option('picture')}
      </fieldset>
      {way === 'picture' ? (
        <LazyDialog
          look="primary"
          load={loadPictureDialog}
          dialog={{ subject }}
          onOpen={() => record('profile_action', { action: 'image' })}
        >
          {words.makePicture}
        </LazyDialog>
      ) : (
        <SendLink way={way} link={link} {...sending} />
      )}
      <FoldedRow title={words.more} className="border-y border-line">
        <div className="flex flex-wrap gap-x-6 pb-2">
          {link !== null && <QrButton link={link} />}
          {(way === 'compare' || way === 'words') && <PreviewButton open={previews[way]} />}
          <SharedPages />
          <TextLink to={paths.editProfile() + sharingHash}>{words.sharingSettings}</TextLink>
        </div>
      </FoldedRow>
    </ClosableDialog>
  );
}

/** A link of the level 'themes' shows what the public profile shows. */
const previews = {
  compare: () => previewLink({ level: 'themes', itemIds: [] }),
  words: () => previewLink(toChoice(emptyDraft)),
};

type SendLinkProps = Omit<ReturnType<typeof useShare>, 'setWay'>;

const SendLink = ({ way, link, sent, isBusy, failure, send }: SendLinkProps) => (
  <div className="flex flex-col gap-3">
    <Button className="self-start" aria-disabled={isBusy} onClick={() => void send()}>
      {isBusy ? words.makingLink : words.sendLink}
    </Button>
    <StatusLine
      tone={failure === null && sent !== 'failed' ? 'good' : 'medium'}
      className="empty:absolute"
    >
      {failure ?? (sent && words.sent[sent])}
    </StatusLine>
    {link !== null && sent && <LinkField link={link} />}
    {way === 'both' && sent && (
      <p className="text-muted">
        {renderTags(words.thenDecide, { a: <TextLink to={paths.together()} className="-my-3" /> })}
      </p>
    )}
  </div>
);
