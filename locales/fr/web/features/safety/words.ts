import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/safety/words.ts';

export default {
  consentAndSafety: 'Consentement et sécurité',
  consentText:
    'Une envie n’est pas un accord. Entre adultes, tout commence par un oui clair de chaque personne, et ce oui peut se reprendre à tout moment. Convenez de vos limites et d’un signal d’arrêt, commencez par moins que ce que vous imaginez, et, après, que chaque personne prenne soin de l’autre. Ceci n’est ni un diagnostic, ni une prédiction sur une relation.',
} satisfies Translation<typeof english>;
