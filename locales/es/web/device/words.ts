import type { Translation } from '../../../../src/domain/locales.ts';
import type * as english from '../../../../src/web/device/words.ts';

export default {
  title: 'Solo en este dispositivo',
  lead: 'Responde aquí y no se envía nada. El propio navegador no deja que esta página envíe nada.',
  without:
    'Por eso aquí no hay cuenta, ni código, ni correo, ni enlace a un perfil, ni comparación a dos, ni texto de una IA. Al cerrar la página, tus respuestas desaparecen, salvo que las guardes en un archivo.',
  toProfile: 'A tu perfil',
  toStart: 'Al principio',
  cardWaits:
    'Has abierto una tarjeta. Primero responde el cuestionario; después podrás compararte con ella en «Intercambiar una tarjeta».',
  footer: 'Para adultos. En esta página no se envía ni se guarda nada.',
  languages: 'Otros idiomas',
  needsJavaScript: 'Esta página necesita JavaScript, que está desactivado en tu navegador.',
  proofTitle: 'Cómo ver que no se envía nada',
  proofs: [
    'Corta la conexión y sigue: todo funciona, porque todo está en esta página.',
    'Guarda esta página y abre el archivo. Funciona igual, mientras lo conserves.',
    'Compara el SHA-256 del archivo con el que el sitio muestra en /device/sha256.txt y que acompaña a la versión publicada. Es el mismo en todos los sitios.',
  ],
  remains:
    'Protege del sitio y de la red. No puede proteger de las extensiones de tu navegador, de alguien con tu teléfono desbloqueado ni de otra página puesta en su lugar.',
  savePage: 'Guardar esta página',
  onlyHere: 'Todo esto está solo en esta página. Al cerrarla, se borra.',
  keep: 'Guardar para más tarde',
  keepExplained:
    'Guarda tus respuestas en un único archivo cifrado, que esta página puede volver a abrir. Sin la frase de contraseña nadie puede leerlo, y nadie puede darte otra.',
  passphraseHint: 'Al menos 12 caracteres. Van bien cuatro o cinco palabras sin relación entre sí.',
  passphraseShort: 'Usa al menos 12 caracteres.',
  saveKept: 'Guardar el archivo',
  keptNow: 'El archivo se ha guardado como kept.bin.',
  cannotEncrypt:
    'Tu navegador no puede cifrar en esta página. Ábrela por HTTPS, o guarda la página y abre el archivo.',
  openKept: 'Abrir un archivo guardado',
  open: 'Abrir',
  wipe: 'Borrar todo',
  wipeSure: '¿Borrar todas las respuestas de esta página? Nadie podrá recuperarlas.',
  twoPeople: 'Con otra persona',
  cardsTitle: 'Intercambiar una tarjeta',
  cardsOffer:
    'Dense una tarjeta, como imagen para escanear o como texto. Después, cada persona compara en su propio dispositivo.',
  cardExplained:
    'Una tarjeta tiene tus temas y lados en pasos de 5, y hasta seis intereses. Quien la tenga puede compararse contigo una y otra vez. No se puede retirar.',
  ownCard: 'Tu tarjeta',
  namedOnCard: 'Estos intereses se pueden nombrar si a la otra persona también le gustan:',
  copyCard: 'Copiar la tarjeta',
  theirCard: 'La otra tarjeta',
  cardOrLink: 'Tarjeta o enlace',
  noCard: 'Esta página no puede leer esa tarjeta. Pide una nueva.',
  ownCardAgain: 'Esta es tu propia tarjeta. Pega la que te han dado.',
  togetherTitle: 'Dos en un teléfono',
  togetherOffer: 'La otra persona responde después de ti en este teléfono, y no ve nada tuyo.',
  togetherExplained: [
    'Pasa el teléfono. La otra persona responde y no ve nada tuyo.',
    'Después, cada persona dice sí o no sin que la otra lo vea. Solo si ustedes dos dicen que sí, ven lo que tienen en común. Con un no, no se muestra nada.',
    'Al final se borran todas las respuestas de esta página. Si quieres las tuyas para más tarde, guárdalas antes.',
  ],
  passPhone: 'Pasa el teléfono',
  nextForOther: 'Lo que sigue es solo para la otra persona.',
  nextForFirst: 'Lo que sigue es para quien respondió primero.',
  havePhone: 'Tengo el teléfono',
  goOnTogether: 'Ir a la decisión',
  decision: '¿Quieres ver lo que ustedes dos tienen en común?',
  decideHint:
    'Solo se muestra si ustedes dos dicen que sí. Nadie se entera de lo que pulsó la otra persona.',
  yesShow: 'Sí, mostrarlo',
  noShow: 'No',
  nothingShown: 'No se muestra nada',
  nothingShownWhy:
    'Para eso tienen que decir que sí ustedes dos. Se han borrado todas las respuestas de esta página.',
  otherSide: 'Como lo lee la otra persona',
  wipeBoth: 'Borrar todo',
  moveTitle: 'Pasar a una cuenta',
  moveOffer:
    'Esta página no puede enviar tus respuestas. Guárdalas en un archivo y abre después la página /move del sitio: desde allí se envían, cuando tú lo digas.',
} satisfies Translation<typeof english>;
