import type { ReactNode } from 'react';
import { site } from '../../platform/site/site.ts';
import { BrowserTable } from './browser-table.tsx';
import { StoredTables } from './stored-tables.tsx';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-10 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-12">
      <h2 className="pb-4 text-step-1">{title}</h2>
      <div className="flex max-w-3xl flex-col gap-4 leading-relaxed">{children}</div>
    </section>
  );
}

function Contact() {
  if (site.contact === null)
    return (
      <p>
        Whoever runs this copy of the program has not said how to be reached. Think twice before you
        answer, if that matters to you.
      </p>
    );
  const address = site.contact.replace(/^mailto:/, '');
  return (
    <p>
      Questions, and wishes about your data, go to{' '}
      <a
        className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        href={address.includes('@') ? `mailto:${address}` : address}
        rel="noreferrer"
      >
        {address}
      </a>
      .
    </p>
  );
}

/** What is stored, from the schema itself; nothing is promised here that a test does not hold (trust §1). */
export default function PrivacyScreen() {
  return (
    <article className="pb-20">
      <h1 className="max-w-4xl pt-6 pb-4 sm:pt-10">What we hold, and what we cannot</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">
        What you answer here is as private as anything can be. So this page is no promise in general
        words: it lists every column of the database, and the program’s own tests fail when the list
        is not complete.
      </p>

      <Part title="In short">
        <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
          <li>
            No name, no telephone number, no network address, no advertising, no cookie. An e-mail
            address only if you want to sign in with one, and then in a form that we can recognise
            and cannot read back.
          </li>
          <li>
            Your answers and your profile stand beside a random number. Whoever holds your login
            code holds the account; nobody else can open it, and we cannot send you the code again.
          </li>
          <li>
            Others see your profile only through your share code, which you can change or switch off
            at any time. They see ten dimensions, never an answer. Comparing shows what both of you
            marked as of high interest, and no other answer, except how far each of you wants to act
            on a fantasy that is at its maximum for both.
          </li>
          <li>Pages load nothing from anybody else, and the browser is told to refuse it.</li>
        </ul>
      </Part>

      <Part title="What you can do">
        <p>
          On ‘Edit Profile’ you can download what is held about you in words and figures, renew or
          switch off your share link, make a new login code, sign out other browsers, and delete the
          account. Deleting takes effect at once and for good, in one step; nobody asks why. An
          account that nobody has used for 24 months is deleted in the same way; we cannot tell you
          before, since we cannot reach you.
        </p>
        <p>
          On a device that others use, tick ‘This is a shared device’ when you sign in or begin:
          then everything ends with the tab. ‘Leave’, or Shift three times, goes to another page at
          once. Neither clears your browser’s history.
        </p>
        <Contact />
      </Part>

      {site.analytics && (
        <Part title="What is counted">
          <p>
            To see which parts are used, this site counts seven kinds of events, such as that an
            account was made or a survey finished, and how many minutes it took. They pass through
            our own server, which takes your network address off, to PostHog. No answer, no score
            and no code is among them, and nothing that tells one visit from another of yours. A
            browser that asks not to be tracked (Do Not Track, Global Privacy Control) is not
            counted.
          </p>
        </Part>
      )}

      {site.insights && (
        <Part title="A text by a language model">
          <p>
            Only if you ask for it on your profile and agree: your scores and their margins are then
            sent to {site.insights.host}, whose model {site.insights.model} writes a text from them.
            No answer, no code, no network address of yours and no name goes along. What is written
            is checked, kept with your profile, and thrown away when you say so. What{' '}
            {site.insights.host} keeps of the scores is in its own terms.
          </p>
        </Part>
      )}

      <Part title="What the questions mean in law">
        <p>
          What you answer is data about your sex life, which the law of many countries protects most
          of all (in the European Union, article 9 of the General Data Protection Regulation). We
          hold it only because you agree, by ‘Begin Survey’. You take the agreement back by deleting
          the account. Nothing is decided about you by a machine: a comparison is a suggestion for a
          conversation.
        </p>
        <p>
          You may see what is held, take it with you, correct it by a retake, and have it erased;
          for each there is a button, since without your login code nobody, we included, can tell
          which account is yours. You may also complain to the authority that watches over data
          protection where you live.
        </p>
      </Part>

      <Part title="Copies and logs">
        <p>
          Backups may exist as long as whoever runs this site keeps them. A list of keyed
          fingerprints makes sure that who was deleted is deleted again when one is restored. The
          program’s log says which kind of page was asked for and how long it took: no address, no
          code, no answer.
        </p>
      </Part>

      <Part title="What your browser keeps">
        <p className="text-muted">
          Until you log out, except for the welcome. On a shared device, until the tab is closed.
        </p>
        <BrowserTable />
      </Part>

      <Part title="Whose work this is">
        <p>
          The program’s parts and their licences are listed in{' '}
          <a
            className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
            href="/licenses.txt"
          >
            licenses.txt
          </a>
          .
        </p>
      </Part>

      <section className="border-t border-line pt-10">
        <h2 className="pb-2 text-step-1">What the database holds</h2>
        <p className="max-w-3xl pb-8 text-muted">Open a line to see its columns.</p>
        <StoredTables />
      </section>
    </article>
  );
}
