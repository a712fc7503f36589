import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/not-found/words.ts';

export default {
  title: 'Diese Seite steht nicht auf dich.',
  returnHome: 'Zur Startseite',
  text: 'Wir haben überall gesucht, sogar unter der Augenbinde. Vielleicht ist sie umgezogen, vielleicht hat es sie nie gegeben, und ein Safeword hat sie auch nicht hinterlassen.',
} satisfies Translation<typeof english>;
