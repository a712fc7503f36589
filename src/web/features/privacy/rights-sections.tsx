import { ArticleSection } from '../../ui/components/article-section.tsx';
import { Contact } from './contact.tsx';

export const InShort = () => (
  <ArticleSection title="In short">
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
      <li>
        No name, no telephone number, no network address, no advertising, no cookie. An e-mail
        address only if you want to sign in with one, and then in a form that we can recognise and
        cannot read back.
      </li>
      <li>
        Your answers and your profile stand beside a random number. Whoever holds your login code
        holds the account; nobody else can open it, and we cannot send you the code again.
      </li>
      <li>
        Others see your profile only through your share code, which you can change or switch off at
        any time. They see ten dimensions, never an answer. Comparing shows what both of you marked
        as of high interest, and no other answer, except how far each of you wants to act on a
        fantasy that is at its maximum for both.
      </li>
      <li>Pages load nothing from anybody else, and the browser is told to refuse it.</li>
    </ul>
  </ArticleSection>
);

export const WhatYouCanDo = () => (
  <ArticleSection title="What you can do">
    <p>
      On ‘Edit Profile’ you can download what is held about you in words and figures, renew or
      switch off your share link, make a new login code, sign out other browsers, and delete the
      account. Deleting takes effect at once and for good, in one step; nobody asks why. An account
      that nobody has used for 24 months is deleted in the same way; we cannot tell you before,
      since we cannot reach you.
    </p>
    <p>
      On a device that others use, tick ‘This is a shared device’ when you sign in or begin: then
      everything ends with the tab. ‘Leave’, or Shift three times, goes to another page at once.
      Neither clears your browser’s history.
    </p>
    <Contact />
  </ArticleSection>
);

export const WhatTheLawSays = () => (
  <ArticleSection title="What the questions mean in law">
    <p>
      What you answer is data about your sex life, which the law of many countries protects most of
      all (in the European Union, article 9 of the General Data Protection Regulation). We hold it
      only because you agree, by ‘Begin Survey’. You take the agreement back by deleting the
      account. Nothing is decided about you by a machine: a comparison is a suggestion for a
      conversation.
    </p>
    <p>
      You may see what is held, take it with you, correct it by a retake, and have it erased; for
      each there is a button, since without your login code nobody, we included, can tell which
      account is yours. You may also complain to the authority that watches over data protection
      where you live.
    </p>
  </ArticleSection>
);
