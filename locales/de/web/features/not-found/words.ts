import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Eine Socke haben wir gefunden, aber keine Seite.',
  returnHome: 'Zur Startseite',
  text: 'Wir haben überall gesucht, sogar hinter dem Sofa. Vielleicht ist diese Seite umgezogen, vielleicht hat es sie nie gegeben. Von dir ist nichts verloren gegangen.',
} satisfies Translation<typeof english>;
