import type * as english from '../../../src/domain/consent-words.ts';
import type { Translation } from '../../../src/domain/locales.ts';

export default {
  consent:
    'J’ai 18 ans ou plus. J’accepte que mes réponses sur ma vie sexuelle soient conservées, chiffrées, pour établir mon profil. Je peux revenir sur cet accord en supprimant le compte.',
  consentOnDevice:
    'J’ai 18 ans ou plus. J’accepte que cette page établisse mon profil à partir de mes réponses sur ma vie sexuelle. Elles restent sur cet appareil seulement, et je peux les effacer à tout moment.',
} satisfies Translation<typeof english>;
