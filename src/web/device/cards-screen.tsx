import { type SubmitEvent, useState } from 'react';
import { ShownComparison } from '../features/comparison/comparison-screen.tsx';
import { QrCode } from '../features/sharing/qr-dialog.tsx';
import { BackToProfile } from '../platform/navigation/back-to-profile.tsx';
import { useFocusOnChange } from '../platform/navigation/use-focus-on-change.ts';
import { NothingYetNotice } from '../platform/session/load-notices.tsx';
import { Button } from '../ui/components/button.tsx';
import { CopyButton } from '../ui/components/copy-button.tsx';
import { HeaderLinks } from '../ui/components/header-links.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Option } from '../ui/forms/options.tsx';
import { compare } from '../ui/words.ts';
import { client } from './call.ts';
import { arrivedWith, cardLink, noteCopied } from './card-address.ts';
import { type Compared, compareWith } from './compare.ts';
import * as words from './words.ts';

/** Exchanges cards with another person: one's own to give, and theirs to compare with. */
export default function CardsScreen() {
  const [compared, setCompared] = useState<Compared | null>(null);
  useFocusOnChange(compared === null ? 'cards' : 'comparison');
  if (client.card([]) === null) return <NothingYetNotice title={words.cardsTitle} />;
  if (compared !== null) return <ShownComparison {...compared} askAgain={neverAgain} />;
  return (
    <article className="max-w-3xl pb-16">
      <HeaderLinks>
        <BackToProfile />
      </HeaderLinks>
      <h1 className="pt-6 sm:pt-10">{words.cardsTitle}</h1>
      <p className="pt-5">{words.cardExplained}</p>
      <OwnCard />
      <TheirCard onCompared={setCompared} />
    </article>
  );
}

const neverAgain = async () => false;

function OwnCard() {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [named] = useState(client.named);
  const card = client.card(leftOut) ?? '';
  const shown = cardLink(card) ?? card;
  const toggle = (id: string) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((one) => one !== id) : [...leftOut, id]);
  return (
    <section aria-labelledby="own-card" className="mt-8 border-t border-line pt-6">
      <h2 id="own-card" className="text-step-1">
        {words.ownCard}
      </h2>
      {named.length > 0 && (
        <fieldset className="mt-3">
          <legend className="text-muted">{words.namedOnCard}</legend>
          {named.map(({ id, text }) => (
            <Option
              key={id}
              type="checkbox"
              group="named"
              label={text}
              isChosen={!leftOut.includes(id)}
              onChoose={() => toggle(id)}
            />
          ))}
        </fieldset>
      )}
      <div className="mt-4 max-w-80">
        <QrCode link={shown} />
      </div>
      <p dir="ltr" className="mt-4 line-clamp-2 text-step--1 break-all text-muted select-all">
        {shown}
      </p>
      <CopyButton value={shown} label={words.copyCard} onCopy={noteCopied} />
    </section>
  );
}

function TheirCard({ onCompared }: { readonly onCompared: (compared: Compared) => void }) {
  const [card, setCard] = useState(arrivedWith);
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const compared = compareWith(card);
    if ('refusal' in compared) setRefusal(compared.refusal);
    else onCompared(compared);
  };
  return (
    <section aria-labelledby="their-card" className="mt-8 border-t border-line pt-6">
      <h2 id="their-card" className="text-step-1">
        {words.theirCard}
      </h2>
      <form onSubmit={submit} className="mt-3 flex flex-col gap-4">
        <Field
          label={words.cardOrLink}
          error={refusal}
          value={card}
          onChange={(event) => setCard(event.target.value)}
          autoComplete="off"
          dir="ltr"
        />
        <Button type="submit" className="self-start" disabled={card.trim() === ''}>
          {compare}
        </Button>
      </form>
    </section>
  );
}
