import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/safety/words.ts';

export default {
  consentAndSafety: 'Einvernehmen und Sicherheit',
  consentText:
    'Ein Interesse ist noch keine Zustimmung. Zwischen Erwachsenen beginnt alles mit einem klaren Ja von allen, und dieses Ja lässt sich jederzeit zurücknehmen. Sprecht Grenzen und ein Stoppsignal ab, fangt mit weniger an, als ihr euch ausmalt, und kümmert euch danach umeinander. Das hier ist keine Diagnose und keine Prognose für eine Beziehung.',
} satisfies Translation<typeof english>;
