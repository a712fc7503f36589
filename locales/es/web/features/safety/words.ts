import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/safety/words.ts';

export default {
  consentAndSafety: 'Consentimiento y seguridad',
  consentText:
    'Un interés no es un acuerdo. Entre personas adultas, todo empieza con un sí claro de cada una, y cualquiera puede retirarlo en cualquier momento. Acuerda los límites y una señal para parar, empieza con menos de lo que imaginas y, después, que haya tiempo para cuidarse. Esto no es un diagnóstico ni predice cómo irá una relación.',
} satisfies Translation<typeof english>;
