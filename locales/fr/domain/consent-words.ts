import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'J’ai 18 ans ou plus. J’accepte que mes réponses sur ma vie sexuelle soient conservées, chiffrées, pour établir mon profil. Je peux revenir sur cet accord en supprimant le compte.',
} satisfies Translation<typeof english>;
