import { useState } from 'react';
import { paths } from '../../../platform/navigation/paths.ts';
import { Button } from '../../../ui/components/button.tsx';
import { LinkField, type Sent, sendLink, SentLine } from '../../../ui/forms/send-link.tsx';
import * as words from './words.ts';

interface Props {
  /** The visitor's own share code, for the other person to compare with. */
  readonly shareCode: string;
  /** The address of this site, such as 'https://spark.example'. */
  readonly origin: string;
}

/** Sends the other person a link that opens the same comparison for them. */
export function SendBack({ shareCode, origin }: Props) {
  const [sent, setSent] = useState<Sent | null>(null);
  const link = origin + paths.compare(shareCode);
  const send = () => {
    setSent(null); // so that a second success is announced too
    void sendLink(link, words.message).then(setSent);
  };
  return (
    <>
      <Button look="secondary" onClick={send}>
        {words.sendBack}
      </Button>
      <p className="basis-full pt-1 text-step--1 text-muted">{words.sendBackHint}</p>
      <SentLine sent={sent} className="basis-full" />
      {sent === 'failed' && <LinkField link={link} />}
    </>
  );
}
