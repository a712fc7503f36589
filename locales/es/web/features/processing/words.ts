import type { Translation } from '../../../../../src/domain/locales.ts';
import type * as english from '../../../../../src/web/features/processing/words.ts';

export default {
  thankYou: '¡Gracias!',
  complete: '¡Listo!',
  processingError: 'Error al elaborar el perfil',
  queued: 'Tu perfil está en la cola…',
  generating: 'Preparando tu perfil personal…',
  processing: 'Interpretando tus respuestas…',
  generated: '¡Tu perfil está terminado!',
  profileReady: '¡Aquí está tu perfil!',
  generationFailed: 'No se ha podido elaborar el perfil. Redirigiendo…',

  methodTitle: (methodology) =>
    `Tus respuestas se interpretan con nuestra metodología validada: ${methodology}`,
  earlyVersion: 'Comprobado con personas simuladas; todavía con ningún ser humano.',
  howItWorks: 'Cómo funciona',
  factorsIntro: 'Cuatro factores psicológicos:',
  mayDonate: 'Si quieres, <a>dona una copia de tus respuestas</a> para mejorar el cálculo.',
  thisPageMoves: 'Tu perfil se abre en menos de medio minuto.',
  goToYourProfile: 'Ir a tu perfil',
} satisfies Translation<typeof english>;
