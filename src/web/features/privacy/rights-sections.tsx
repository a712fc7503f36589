/** What is held in short, what a visitor can do about it, and what the law says. */

import { sealingClaim } from '../../../domain/readings/sealing-claim.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { Contact } from './contact.tsx';
import * as words from './words.ts';

export const InShort = () => (
  <ArticleSection title={words.inShortTitle}>
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
      <li>{words.noIdentity}</li>
      <li>{sealingClaim}</li>
      <li>{words.othersSee}</li>
      <li>{words.pseudonymous}</li>
      <li>{words.noThirdParty}</li>
    </ul>
  </ArticleSection>
);

export const WhatYouCanDo = () => (
  <ArticleSection title={words.controlsTitle}>
    <p>{words.controls}</p>
    <p>{words.sharedDevice}</p>
    <Contact />
  </ArticleSection>
);

export const WhatTheLawSays = () => (
  <ArticleSection title={words.lawTitle}>
    <p>{words.law}</p>
    <p>{words.rights}</p>
  </ArticleSection>
);
