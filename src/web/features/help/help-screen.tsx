import { isOnDevice } from '../../platform/on-device.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { ConsentNote, consentAndSafety } from '../safety/safety.tsx';
import { listHelp } from './directory.ts';
import * as words from './words.ts';

const Paragraphs = ({ of }: { readonly of: readonly string[] }) =>
  of.map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** The links load nothing until they are pressed, and do not tell where they were pressed. */
const Directory = () => (
  <ul className="flex flex-col">
    {listHelp().map(({ label, url }) => (
      <li key={url}>
        <a href={url} rel="noreferrer" className="touch-link">
          {label}
        </a>
      </li>
    ))}
  </ul>
);

const PressureSteps = () => (
  <>
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-accent">
      {words.pressureSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
    <p>{words.pressureAfter}</p>
  </>
);

export default function HelpScreen() {
  return (
    <article className="pb-10">
      <h1 className="max-w-4xl pt-6 pb-4 sm:pt-10">{words.pageTitle}</h1>
      <p className="max-w-3xl pb-12 text-step-1 leading-relaxed text-muted">{words.pageIntro}</p>
      <ArticleSection title={words.pauseTitle}>
        {/* What is saved, signed in to and erased on a site does not exist on a device. */}
        <Paragraphs of={words.pause.slice(isOnDevice ? 1 : 0)} />
      </ArticleSection>
      <ArticleSection title={words.passTitle}>
        <Paragraphs of={words.pass} />
      </ArticleSection>
      <ArticleSection title={words.tracesTitle}>
        <Paragraphs of={words.traces.slice(0, isOnDevice ? 1 : undefined)} />
      </ArticleSection>
      <ArticleSection title={words.pressureTitle}>
        <Paragraphs of={words.pressure.slice(0, isOnDevice ? 1 : undefined)} />
        {!isOnDevice && <PressureSteps />}
      </ArticleSection>
      <ArticleSection title={words.distressTitle}>
        <Paragraphs of={words.distress} />
      </ArticleSection>
      <ArticleSection title={words.limitsTitle}>
        <Paragraphs of={words.limits} />
      </ArticleSection>
      <ArticleSection title={consentAndSafety}>
        <ConsentNote />
      </ArticleSection>
      <ArticleSection title={words.talkTitle}>
        <p>{words.danger}</p>
        <p>{words.directoryHint}</p>
        <Directory />
      </ArticleSection>
    </article>
  );
}
