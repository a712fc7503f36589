import { useState } from 'react';
import { accountCalls } from '../../../contract/accounts-calls.ts';
import { togetherCalls } from '../../../contract/together-calls.ts';
import { defaultCompareDetail } from '../../../domain/comparing.ts';
import { defaultPairHours } from '../../../domain/together.ts';
import { record } from '../../platform/analytics/analytics.ts';
import { useAction } from '../../platform/api/use-action.ts';
import { paths, sharingHash } from '../../platform/navigation/paths.ts';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { bindCalls } from '../../platform/session/call.ts';
import { updateUser, useSession } from '../../platform/session/session.ts';
import { sharingIsOff } from '../../platform/words.ts';
import { Button } from '../../ui/components/button.tsx';
import { FoldedRow } from '../../ui/components/fold.tsx';
import { LazyDialog } from '../../ui/components/lazy-dialog.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { useChoiceSaver } from '../../ui/forms/choice-saver.ts';
import { Option } from '../../ui/forms/options.tsx';
import { saveColors, saveTexts } from '../../ui/forms/save-status.ts';
import { LinkField, type Sent, sendLink, SentLine } from '../../ui/forms/send-link.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { renderTags } from '../../ui/language/tags.ts';
import { share } from '../../ui/words.ts';
import { useAnswers } from '../own-answers/own-answers.ts';
import { ConsentNote } from '../safety/safety.tsx';
import { loadPictureDialog, type PictureSubject } from '../share-image/share-image.ts';
import { PreviewButton, QrButton, SharedPages } from './link-buttons.tsx';
import { emptyDraft, toChoice, toRequest } from './own-links/link-view.ts';
import { previewLink, useLinkActions } from './own-links/use-links.ts';
import * as words from './words.ts';

const call = bindCalls({ ...togetherCalls, ...accountCalls });

const { origin } = window.location;

type Way = keyof typeof words.wayNames;

/** The link of a way, which is made when it is first sent, and sent again after that. */
function useLink(way: Way, shareCode: string | null) {
  const { create } = useLinkActions();
  const [links, setLinks] = useState<Partial<Record<Way, string>>>(
    shareCode === null ? {} : { compare: origin + paths.publicProfile(shareCode) },
  );
  const link = links[way] ?? null;
  const makePath = async () =>
    way === 'both'
      ? paths.together((await call('createPair', { body: { hours: defaultPairHours } })).token)
      : paths.openedLink((await create(toRequest(emptyDraft))).token);
  async function findLink(): Promise<string> {
    const found = link ?? origin + (await makePath());
    setLinks((before) => ({ ...before, [way]: found }));
    return found;
  }
  return { link, findLink };
}

interface Props {
  /** Null while sharing is switched off. */
  readonly shareCode: string | null;
  readonly subject: PictureSubject;
  readonly onClose: () => void;
}

/** The one door to all that can be shared; `Send link` is the second press. */
export default function ShareDialog({ shareCode, subject, onClose }: Props) {
  const [way, setWay] = useState<Way>(shareCode === null ? 'both' : 'compare');
  const { link, findLink } = useLink(way, shareCode);
  const hasPicture = subject.line.length > 0 || subject.axes.length > 0;
  const detail = useSession(({ user }) => user?.compareDetail ?? defaultCompareDetail);
  const hints: Readonly<Record<Way, string>> = {
    ...words.ways,
    compare: shareCode === null ? sharingIsOff : words.whatLinkShows[detail],
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
    <ClosableDialog title={share} onClose={onClose}>
      <fieldset>
        <legend className="sr-only">{words.whatToShare}</legend>
        {(['compare', 'both', 'words'] as const).map(option)}
        {hasPicture && option('picture')}
      </fieldset>
      {way === 'compare' && shareCode !== null && subject.line.length > 0 && (
        <LineSwitch line={subject.line.join(' ')} />
      )}
      {way === 'picture' ? (
        <PictureDoor subject={subject} />
      ) : (
        <SendLink key={way} way={way} link={link} findLink={findLink} />
      )}
      <ConsentNote />
      <FoldedRow title={words.more} className="border-y border-line">
        <div className="flex flex-wrap gap-x-6 pb-2">
          {link !== null && <QrButton link={link} />}
          {way === 'words' && <PreviewButton open={previewWords} />}
          {way === 'compare' && shareCode !== null && (
            <TextLink to={paths.publicProfile(shareCode)}>{words.whatItShows}</TextLink>
          )}
          <SharedPages />
          <TextLink to={paths.editProfile() + sharingHash}>{words.sharingSettings}</TextLink>
        </div>
      </FoldedRow>
    </ClosableDialog>
  );
}

async function saveLine(showsLine: boolean): Promise<void> {
  const { user } = await call('updateOptionalInfo', { body: { showsLine } });
  updateUser(user);
}

/** Whether the link opens with the owner's line. */
function LineSwitch({ line }: { readonly line: string }) {
  const stored = useSession(({ user }) => user?.showsLine ?? false);
  const { pending, status, choose } = useChoiceSaver(saveLine);
  const isOn = pending ?? stored;
  return (
    <div>
      <Switch
        label={words.showLine}
        hint={words.lineShown(line)}
        isOn={isOn}
        onToggle={() => void choose(!isOn)}
      />
      <StatusLine className={`text-step--1 empty:absolute ${saveColors[status]}`}>
        {saveTexts[status]}
      </StatusLine>
    </div>
  );
}

/** Also opens while the answers are missing; nobody is then asked about one of them. */
function PictureDoor({ subject }: Pick<Props, 'subject'>) {
  const answers = useAnswers();
  const yes = answers.phase === 'shown' ? answers.clearest.yes : [];
  const topics = yes.flatMap(({ topic }) => topic ?? []);
  return (
    <LazyDialog
      look="primary"
      load={loadPictureDialog}
      dialog={{ subject, topics }}
      onOpen={() => record('profile_action', { action: 'image' })}
    >
      {words.makePicture}
    </LazyDialog>
  );
}

const previewWords = () => previewLink(toChoice(emptyDraft));

interface SendLinkProps {
  readonly way: Way;
  readonly link: string | null;
  readonly findLink: () => Promise<string>;
}

/** Belongs to one way, so that nothing said of one stands beside another. */
function SendLink({ way, link, findLink }: SendLinkProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { isBusy, failure, perform } = useAction();
  const send = () =>
    perform(async () => {
      setSent(null); // so that a second success is announced too
      // Not awaited: some share sheets never say that they were closed.
      void sendLink(await findLink()).then(setSent);
    });
  return (
    <div className="flex flex-col gap-3">
      <Button className="self-start" aria-disabled={isBusy} onClick={() => void send()}>
        {isBusy ? words.makingLink : words.sendLink}
      </Button>
      <SentLine sent={sent} failure={failure} />
      {link !== null && (sent || way !== 'compare') && <LinkField link={link} />}
      {way === 'both' && sent && (
        <p className="text-muted">
          {renderTags(words.thenDecide, {
            a: <TextLink to={paths.together()} className="-my-3" />,
          })}
        </p>
      )}
    </div>
  );
}
